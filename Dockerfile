# The service as an image. Every step is an npm script that CI runs too, or npm itself.

FROM node:20-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
# this image has the compilers that SQLite's driver needs where no ready binary can be had
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:20-bookworm AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --include=optional --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/mingg.sqlite
WORKDIR /app
RUN install --directory --owner=node --group=node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/src dist/src
COPY --from=build /app/dist/web dist/web
COPY package.json openapi.yaml ./
COPY schema schema
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# no npm in between: SIGTERM reaches the service itself
CMD ["node", "--max-semi-space-size=4", "dist/src/app/start.js"]
