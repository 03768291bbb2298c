/** Pages on the host of an imported course. */
export const coursePlayer = {
  title: 'Course',
  failed: 'The course did not open. Close it, and open it again.',
  done: 'You have left the lesson. Your result was recorded. You can close the course.',
} as const
