#!/usr/bin/env node
import nodeModule from 'node:module'

const OLDEST_NODE = 22

// A reader that closes the pipe early, such as `| head`, is not an error.
process.stdout.on('error', () => process.exit())

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `platform needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. Run it with npx in the remote's folder.\n`,
  )
  process.exitCode = 2
} else {
  // Without the cache, half of a command's run time would be compiling the same code again.
  nodeModule.enableCompileCache?.()
  // A dynamic import, because an older Node cannot even parse this code.
  const { runCommand } = await import('./commands/run-command.ts')
  const { terminalQuestion } = await import('./commands/terminal-question.ts')
  process.exitCode = await runCommand(process.argv.slice(2), process.env, {
    out: (line) => process.stdout.write(`${line}\n`),
    progress: (line) => process.stderr.write(`${line}\n`),
    ask: process.stdin.isTTY ? terminalQuestion(process.stdin, process.stderr) : undefined,
    stopped: () =>
      new Promise((stop) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
      }),
  })
}
