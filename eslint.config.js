import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const schema = existsSync('schema')
  ? readdirSync('schema').filter((name) => name.endsWith('.graphql'))
  : [];

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '.tap/', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // process.env['NAME'] is what noPropertyAccessFromIndexSignature asks for
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'always'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // counts in typed arrays, lists parallel to the players: an index is in range by construction
    files: ['src/{engine,rulesets,table,ledger,tournament}/**/*.ts', 'src/service/ledger/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      // a table of counts is filled in place by the function that was handed it
      'no-param-reassign': 'off',
    },
  },
  {
    // a route or a hook may be async without awaiting: Fastify tells the two apart
    files: ['src/edge/**/*.ts', 'src/app/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['src/edge/cli/**/*.ts', 'src/web/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // t.test() and t.rejects() are waited for by tap
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['*.js', 'scripts/**/*.mjs'],
    rules: { eqeqeq: 'error', 'no-unused-vars': 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
  schema.length === 0
    ? []
    : {
        files: ['schema/*.graphql'],
        plugins: { '@graphql-eslint': graphql },
        languageOptions: {
          parser: graphql.parser,
          parserOptions: {
            graphQLConfig: { schema: schema.map((name) => `${process.cwd()}/schema/${name}`) },
          },
        },
        rules: {
          ...graphql.configs['flat/schema-recommended'].rules,
          '@graphql-eslint/no-unreachable-types': 'error',
          // seats are called E S W N everywhere, and names are those of the REST answers
          '@graphql-eslint/naming-convention': [
            'error',
            {
              types: 'PascalCase',
              EnumValueDefinition: 'UPPER_CASE',
              FieldDefinition: { style: 'camelCase', ignorePattern: '^[ESWN]$' },
              InputValueDefinition: { style: 'camelCase', ignorePattern: '^[ESWN]$' },
            },
          ],
          '@graphql-eslint/no-typename-prefix': 'off',
          // answers are values, not nodes of a cache
          '@graphql-eslint/strict-id-in-types': 'off',
        },
      },
);
