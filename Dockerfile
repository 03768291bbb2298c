# syntax=docker/dockerfile:1
# Targets: server (a replica), renderer (runs code of releases for it) and remote (builds one remote and deploys it). Types are stripped by Node: no server build.
FROM node:24.21.0-bookworm-slim AS pnpm
ENV CI=true
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY host-shell/package.json host-shell/
COPY platform-server/package.json platform-server/
COPY remote-admin/package.json remote-admin/
COPY remote-kit/package.json remote-kit/
COPY remote-learner/package.json remote-learner/
COPY remote-public/package.json remote-public/
COPY shared-contracts/package.json shared-contracts/
COPY shared-ui/package.json shared-ui/

FROM pnpm AS workspace
RUN pnpm install --frozen-lockfile
COPY . .

FROM workspace AS remote
ARG REMOTE
ENV REMOTE=${REMOTE}
WORKDIR /app/remote-${REMOTE}
RUN npm run build
USER node
# The token is the team's own; see deploy/teams.
CMD ["sh", "-c", "PLATFORM_TOKEN=$(cat /run/tokens/$REMOTE) exec node ../remote-kit/src/cli.ts deploy --dist dist --wait 120"]

FROM workspace AS shell
WORKDIR /app/host-shell
RUN npm run build

# Packages, contracts, and of the server only what renders: no shell, no routes, no database.
FROM pnpm AS renderer
ENV NODE_ENV=production RENDERER_SOCKET=/run/renderer/renderer.sock
RUN pnpm install --frozen-lockfile --prod --filter "@platform/platform-server..."
COPY shared-contracts shared-contracts
COPY platform-server/src/lib/sandbox platform-server/src/lib/sandbox
COPY platform-server/src/lib/queues platform-server/src/lib/queues
COPY platform-server/src/lib/log.ts platform-server/src/lib/safe-error.ts platform-server/src/lib/start-error.ts platform-server/src/lib/
COPY platform-server/src/app/config/log-level.ts platform-server/src/app/config/renderer-settings.ts platform-server/src/app/config/
COPY platform-server/src/renderer.ts platform-server/src/
# The servers' group owns what is made in the folder (setgid), so that they may connect.
RUN useradd --system --uid 1100 --no-create-home --shell /usr/sbin/nologin renderer && \
    install --directory --owner=renderer --group=node --mode=2750 /run/renderer
USER renderer
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "require('node:http').get({ socketPath: process.env.RENDERER_SOCKET, path: '/healthz', timeout: 2000 }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1)).on('timeout', () => process.exit(1))"]
CMD ["node", "platform-server/src/renderer.ts"]

FROM pnpm AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data SHELL_DIST=/app/host-shell/dist SHELL_DIST=/app/host-shell/dist
RUN pnpm install --frozen-lockfile --prod --filter "@platform/platform-server..."
COPY shared-contracts shared-contracts
COPY platform-server platform-server
COPY deploy/teams deploy/teams
COPY --from=shell /app/host-shell/dist host-shell/dist
RUN install --directory --owner=node --group=node /data /data/files /run/keys /run/tokens && \
    install --directory --owner=1100 --group=node --mode=2750 /run/renderer
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform-server/src/main.ts"]
