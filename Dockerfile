# PostgreSQL comes from DATABASE_URL, or the product runs its own in /data: mount a volume there.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup scripts/setup
RUN node scripts/setup/setup.mjs
COPY . .
ARG PUBLIC_ORIGIN=http://127.0.0.1:3000
RUN PUBLIC_ORIGIN=$PUBLIC_ORIGIN npm run build -- --polished

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# All of it is root's: whoever breaks into the process can change none of its code.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/engine/campaign engine/campaign
COPY --from=build /app/engine/words engine/words
COPY --from=build /app/campaigns campaigns
COPY --from=build /app/blocks blocks
COPY --from=build /app/server server
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Not /readyz: an outage of the database must not restart every container.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/main.mjs"]
