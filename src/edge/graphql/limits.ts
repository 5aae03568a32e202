import { GraphQLError } from 'graphql';
import type { ASTVisitor, ValidationContext } from 'graphql';

/** How deep a query may nest; the deepest answer needs seven levels, an introspection by tools fifteen. */
export const DEEPEST_QUERY = 16;
/** Words and signs of a query; a whole deal written into it takes about two hundred. */
export const MOST_TOKENS = 3000;
/** Queries kept parsed and compiled; clients send a few, each with other variables. */
export const KEPT_QUERIES = 200;
/** An alias asks for a field once more: this many deals may be scored by one query, and a batch holds a thousand. */
const MOST_ALIASES = 30;

/** Refuses queries that ask for the same field over and over by aliases. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (node.alias === undefined) return;
      aliases++;
      if (aliases === MOST_ALIASES + 1) {
        const message = `There are more than ${String(MOST_ALIASES)} aliases; send many deals with scoreBatch.`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      }
    },
  };
}
