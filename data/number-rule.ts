/** What a number field accepts. */
export type NumberRule = {
  /** The field's name as its messages begin with it: 'Average calls per day'. */
  label: string
  /** The smallest number allowed. */
  min: number
  /** The largest number allowed. */
  max: number
  /** Printed before a number in messages: '£'. */
  prefix?: string
  /** Printed after a number in messages: '%'. */
  suffix?: string
}
