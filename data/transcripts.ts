import type { IndustryId } from './industries.ts'

/** How a conversation felt to the caller. */
export const sentiments = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } as const

export type Sentiment = keyof typeof sentiments

/** Every sentiment, in order. */
export const sentimentIds = Object.keys(sentiments) as Sentiment[]

/** What one side said, in order: who, and the words. */
type Turn = readonly [by: 'agent' | 'caller', words: string]

/** A demonstration of a conversation. The companies are described, not named: none of them exists. */
export type Transcript = {
  /** What it was about, in a few words. */
  title: string
  /** The kind of company and its town. */
  company: string
  /** The trade of the company. */
  industry: IndustryId
  /** Minutes and seconds, as printed: 04:12. */
  duration: string
  /** The day of the demonstration, such as 2025-03-04. */
  date: string
  /** What happened, in one or two sentences. */
  summary: string
  /** Words to find it by, in lower case. */
  tags: readonly string[]
  /** How the conversation felt to the caller. */
  sentiment: Sentiment
  /** What came of it. */
  outcomes: readonly string[]
  /** Whether it stands among the featured ones. */
  featured: boolean
  /** The conversation, abridged. */
  turns: readonly Turn[]
}

/** The demonstrations that /transcripts shows. */
export const transcripts = {
  'broken-crown': {
    title: 'A broken crown at ten at night',
    company: 'A dental practice in Leeds',
    industry: 'dental',
    duration: '04:12',
    date: '2025-03-04',
    summary:
      'A patient rings after hours. The agent asks the practice’s emergency questions and books the first free slot.',
    tags: ['out of hours', 'booking', 'emergency questions'],
    sentiment: 'positive',
    outcomes: ['Appointment booked for the next morning', 'Note left for the dentist'],
    featured: true,
    turns: [
      ['agent', 'Good evening, you have reached the practice. I am its AI receptionist. How can I help?'],
      ['caller', 'My crown came off over dinner. It’s a back tooth.'],
      ['agent', 'I am sorry to hear that. Is there any bleeding, swelling, or pain that tablets do not help?'],
      ['caller', 'No, it just feels sharp.'],
      [
        'agent',
        'By the practice’s list that is a morning appointment. Keep the crown somewhere safe and bring it along. I have 8:40 or 11:15 tomorrow.',
      ],
      ['caller', '8:40, please.'],
      [
        'agent',
        'Booked for 8:40 tomorrow. If it starts to swell or bleed, ring again and say emergency, and I will put you through to the on-call dentist.',
      ],
    ],
  },
  'boiler-out': {
    title: 'No heating, and a baby in the house',
    company: 'A heating engineer in Bristol',
    industry: 'trades',
    duration: '03:38',
    date: '2025-03-11',
    summary:
      'A boiler fails in the cold. The agent recognises an urgent job and puts the caller through to the engineer.',
    tags: ['emergency', 'handover', 'boiler'],
    sentiment: 'neutral',
    outcomes: ['Call put through to the engineer', 'Job details noted before the call was answered'],
    featured: true,
    turns: [
      ['agent', 'Hello, you are through to the office. I am the AI receptionist. What can I do for you?'],
      ['caller', 'Our boiler has died and we have a three-week-old here.'],
      ['agent', 'That comes first. Do you smell gas, or is a carbon monoxide alarm sounding?'],
      ['caller', 'No, nothing like that. It just says F22.'],
      ['agent', 'Thank you. What is your postcode, and a number in case we are cut off?'],
      ['caller', 'BS6, and it’s this number.'],
      [
        'agent',
        'I am putting you through to the engineer now and have sent the fault code ahead. Please stay on the line.',
      ],
    ],
  },
  'first-enquiry': {
    title: 'Buying a first flat',
    company: 'A law firm in Manchester',
    industry: 'solicitors',
    duration: '06:55',
    date: '2025-02-18',
    summary:
      'A first-time buyer wants to know what a conveyancer costs. The agent takes the matter down and books a call, without advising.',
    tags: ['intake', 'conveyancing', 'quote'],
    sentiment: 'positive',
    outcomes: [
      'Call with a fee earner booked',
      'Names passed on for the conflict check',
      'Identity papers to follow the conflict check',
    ],
    featured: true,
    turns: [
      ['agent', 'Good afternoon. I am the firm’s AI receptionist. What is it about?'],
      ['caller', 'We’ve had an offer accepted on a flat and need a solicitor.'],
      [
        'agent',
        'Congratulations. May I take your names, the address of the flat, and the seller’s name if you know it?',
      ],
      ['caller', 'Sure. Does it matter that it’s leasehold?'],
      [
        'agent',
        'It does change the work, and a solicitor will explain how. I cannot advise, but I have written it down.',
      ],
      ['caller', 'And what will it cost?'],
      ['agent', 'You get a written quote after a short call. I have Thursday at 10:00 or 16:30.'],
      ['caller', 'Thursday at 16:30.'],
      ['agent', 'Booked. Once the names have been checked, a list of identity papers will come to you.'],
    ],
  },
  'mot-reminder': {
    title: 'An MOT that runs out on Friday',
    company: 'A garage in Norwich',
    industry: 'auto',
    duration: '02:47',
    date: '2025-03-05',
    summary: 'A driver answers a reminder. The agent books the ramp and a lift into town.',
    tags: ['reminder', 'booking', 'MOT'],
    sentiment: 'positive',
    outcomes: ['MOT booked for Thursday', 'Lift noted for the workshop'],
    featured: false,
    turns: [
      ['caller', 'I got a message that my MOT is nearly out.'],
      [
        'agent',
        'That is right, if your registration ends in K-L-M: it runs out on Friday. I have Thursday at 8:00 or 13:30.',
      ],
      ['caller', 'Thursday at eight. Can someone drop me in town?'],
      [
        'agent',
        'There is a run at 8:30. I have put your name down. Shall we ring before doing any work beyond the test?',
      ],
      ['caller', 'Yes, always.'],
      ['agent', 'Noted on the job card: ring first.'],
    ],
  },
  'late-parcel': {
    title: 'A birthday present that is late',
    company: 'An online toy shop in Brighton',
    industry: 'ecommerce',
    duration: '05:20',
    date: '2025-02-27',
    summary: 'A parcel is stuck. The customer is angry, the agent cannot promise a refund, and a person takes over.',
    tags: ['delivery', 'complaint', 'handover'],
    sentiment: 'negative',
    outcomes: ['Passed to a person with the order’s history', 'Not solved on this call'],
    featured: false,
    turns: [
      ['caller', 'It was meant to be here on Tuesday. The party is tomorrow.'],
      ['agent', 'I can see why you are upset. The parcel was last scanned on Monday and has not moved since.'],
      ['caller', 'So send another one.'],
      [
        'agent',
        'A replacement or a refund has to be decided by a colleague. I do not want to promise what I cannot keep.',
      ],
      ['caller', 'That’s no use to me.'],
      [
        'agent',
        'I understand. I have passed the whole order to a colleague and marked it for today. You will not have to explain it again.',
      ],
    ],
  },
  'table-for-twelve': {
    title: 'A table for twelve and a nut allergy',
    company: 'A restaurant in Cardiff',
    industry: 'restaurants',
    duration: '04:49',
    date: '2025-03-13',
    summary: 'A large party on a Saturday. The agent explains the deposit and reads the allergy back for the kitchen.',
    tags: ['booking', 'allergy', 'deposit'],
    sentiment: 'positive',
    outcomes: ['Table held', 'Deposit link sent', 'Allergy passed to the kitchen'],
    featured: false,
    turns: [
      ['caller', 'Can you do twelve of us on the 29th, around seven?'],
      ['agent', 'I can offer 18:45 at the long table. For twelve we ask for a deposit; the link comes by message.'],
      ['caller', 'Fine. One of us has a nut allergy.'],
      [
        'agent',
        'I have noted one guest with a nut allergy for the kitchen. I cannot say which dishes are safe; the kitchen will ring you about the menu.',
      ],
      ['caller', 'Good, thanks.'],
      ['agent', 'The table is held for 18:45 on the 29th, in your name.'],
    ],
  },
  'tenant-leak': {
    title: 'Water under the sink',
    company: 'A lettings agency in Sheffield',
    industry: 'real-estate',
    duration: '03:55',
    date: '2025-02-23',
    summary: 'A tenant reports a leak on a Sunday. The agent has the valve turned off and the report filed.',
    tags: ['repair', 'out of hours', 'tenant'],
    sentiment: 'neutral',
    outcomes: ['Repair reported with photos', 'Visit to be arranged on Monday'],
    featured: false,
    turns: [
      ['caller', 'There’s water under the kitchen sink. Not loads.'],
      ['agent', 'Is it near a socket, or coming through to the flat below?'],
      ['caller', 'Neither. It drips.'],
      ['agent', 'Then please turn the small valve on the pipe a quarter turn. Does it stop?'],
      ['caller', 'Yes, it has.'],
      [
        'agent',
        'Good. Send two photos to the link that I have just sent. The repair is reported, and the property manager sees it first thing on Monday.',
      ],
    ],
  },
  'missing-records': {
    title: 'Three receipts short of a tax return',
    company: 'An accountancy firm in Reading',
    industry: 'accountants',
    duration: '05:08',
    date: '2025-01-21',
    summary: 'A client returns a reminder. The agent names the papers that are missing and takes two of them at once.',
    tags: ['records', 'deadline', 'reminder'],
    sentiment: 'neutral',
    outcomes: ['Two of three papers received', 'Reminder set for the third'],
    featured: false,
    turns: [
      ['caller', 'You keep writing to me about my tax return.'],
      [
        'agent',
        'Three papers are missing: the van’s lease, the November bank statement, and the interest certificate.',
      ],
      ['caller', 'I can send the first two now.'],
      ['agent', 'Thank you, both are here and legible. When do you expect the certificate?'],
      ['caller', 'End of the week.'],
      ['agent', 'I will remind you on Friday. Your accountant has been told that two of three are in.'],
    ],
  },
  'open-day': {
    title: 'A place at the open day',
    company: 'A sixth-form college in Exeter',
    industry: 'education',
    duration: '03:14',
    date: '2025-03-17',
    summary:
      'A parent asks about an open day and a course. The agent books three places and finds the right page of the prospectus.',
    tags: ['open day', 'admissions'],
    sentiment: 'positive',
    outcomes: ['Three places booked', 'Prospectus page sent'],
    featured: false,
    turns: [
      ['caller', 'Is there still room at the open day? There are three of us.'],
      ['agent', 'Yes. The talk at 10:00 is full; there is room at 11:30. Shall I put three names down?'],
      ['caller', 'Please. And does she need maths for psychology?'],
      [
        'agent',
        'The prospectus asks for a grade 5 in maths. I have sent you the page. A tutor can tell you more on the day.',
      ],
      ['caller', 'That’s all we needed.'],
    ],
  },
} as const satisfies Record<string, Transcript>

export type TranscriptId = keyof typeof transcripts

/** Every transcript's id, the featured ones first. */
export const transcriptIds = Object.keys(transcripts) as TranscriptId[]

/**
 * The figures of the company's whole library, as printed (specification, section 2); the page shows a selection of it.
 */
export const transcriptStats = [
  { label: 'total', value: '47' },
  { label: 'this month', value: '12' },
  { label: 'average', value: '14:32' },
  { label: 'success', value: '73%' },
] as const
