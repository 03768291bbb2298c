# syntax=docker/dockerfile:1
# Targets: server (a replica) and remote (builds one remote and deploys it). Types are stripped by Node: no server build.
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

FROM pnpm AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data SHELL_DIST=/app/host-shell/dist SHELL_DIST=/app/host-shell/dist
RUN pnpm install --frozen-lockfile --prod --filter "@platform/platform-server..."
COPY shared-contracts shared-contracts
COPY platform-server platform-server
COPY deploy/teams deploy/teams
COPY --from=shell /app/host-shell/dist host-shell/dist
RUN install --directory --owner=node --group=node /data /data/files /run/keys /run/tokens
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform-server/src/main.ts"]
