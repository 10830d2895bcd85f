# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server imports, without what it was built with. The embedded PostgreSQL is optional, and stays out too.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional --ignore-scripts

# The release before, whose pages may still be open while servers are replaced one by one:
# docker build --build-context last=docker-image://IMAGE-OF-THAT-RELEASE .
FROM node:24-bookworm-slim AS last
RUN mkdir -p /app/dist/client/assets

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 NODE_OPTIONS=--max-semi-space-size=4
COPY --from=packages /app/node_modules ./node_modules
# sharp's binaries for this platform are optional packages, too.
COPY --from=build /app/node_modules/@img ./node_modules/@img
COPY package.json ./
COPY server/doors/graph/documents ./server/doors/graph/documents
COPY prisma/migrations ./prisma/migrations
COPY --from=build /app/dist ./dist
COPY --from=last /app/dist/client/assets ./dist/last/client/assets
# Where compose.yaml keeps the master key.
RUN mkdir --mode=700 /key && chown node:node /key
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: SIGTERM goes straight to the server. It needs DATABASE_URL.
CMD ["node", "--enable-source-maps", "dist/server/main.mjs"]
