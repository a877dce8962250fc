/** Whether this build skips a step. Benchmarks set `STAFFROOM_LEAVE_OUT=pictures,search`. */
export function isLeftOut(part: 'pictures' | 'search'): boolean {
  return !!process.env['STAFFROOM_LEAVE_OUT']?.split(',').includes(part)
}
