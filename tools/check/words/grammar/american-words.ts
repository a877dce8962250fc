import type { Slip } from '../slips.ts'

/** Words of American English, and what is said in Britain. */
export const americanWords: readonly Slip[] = [
  '<gotten → got>',
  '<cell(?: ?phone)(s?) → mobile phone$1>',
  '<zip ?code(s?) → postcode$1>',
  '<realtor(s?) → estate agent$1>',
  '<elevator(s?) → lift$1>',
  '<trash → rubbish> (?:can|bag|bin)s?',
  'the|in|your <trash → rubbish>',
  'on|go on|goes on|a|summer|from <vacation(s?) → holiday$1>',
  { words: 'the|an|your|our <attorney(s?) → solicitor$1>', notAfter: 'power of', notBefore: 'general' },
  '<parking lot(s?) → car park$1>',
  '<sidewalk(s?) → pavement$1>',
  '<gas station(s?) → petrol station$1>',
  '<faucet(s?) → tap$1>',
  '<drug ?store(s?) → chemist$1>',
  '<toll-free → free>',
  '<(?:licen[sc]e|registration) plate(s?) → number plate$1>',
  'winter|summer|new|spare|car|flat|part-worn|all-season <tire(s?) → tyre$1>',
  '<tire(s?) → tyre$1> sizes?|shops?|fitters?|pressures?|treads?|changes?',
  'partner|training|loyalty|referral|affiliate|rewards?|pilot <program(s?) → programme$1>',
  'by|a|the <check → cheque> in the post|payable|or (?:card|cash|transfer)',
]
