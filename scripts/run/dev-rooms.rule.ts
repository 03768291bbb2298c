import type { BuiltRoom } from './paths.ts'

/** Returns the packages to serve for development: all of them, unless `--only` names one or more. */
export function roomsToServe(args: readonly string[], rooms: readonly BuiltRoom[]): readonly BuiltRoom[] {
  const wanted = namesAfter('--only', args)
  const stray = args.find((arg, at) => arg !== '--only' && args[at - 1] !== '--only')
  const unknown = stray ?? wanted.find((name) => !rooms.some((room) => room === name))
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not --only with one of ${rooms.join(', ')}. Say: npm run dev -- --only ${rooms[1] ?? ''}`,
    )
  return wanted.length === 0 ? rooms : rooms.filter((room) => wanted.includes(room))
}

function namesAfter(flag: string, args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => (arg === flag ? [args[at + 1] ?? ''] : []))
}
