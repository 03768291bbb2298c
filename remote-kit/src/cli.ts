#!/usr/bin/env node
import { runCommand } from './commands/run-command.ts'

// Whoever reads the first lines only, as `| head` does, has not made a mistake.
process.stdout.on('error', () => process.exit())

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  progress: (line) => process.stderr.write(`${line}\n`),
  stopped: () =>
    new Promise((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
    }),
})
