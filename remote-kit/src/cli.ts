#!/usr/bin/env node
import { runCommand } from './commands/run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  progress: (line) => process.stderr.write(`${line}\n`),
})
