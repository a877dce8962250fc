/** Whether this build leaves a part out: `STAFFROOM_LEAVE_OUT=pictures,search`, for a bench that counts them apart. */
export function isLeftOut(part: 'pictures' | 'search'): boolean {
  return !!process.env['STAFFROOM_LEAVE_OUT']?.split(',').includes(part)
}
