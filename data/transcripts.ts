import type { IndustryId } from './industries.ts'

/** How a conversation felt to the caller. */
export const sentiments = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } as const

export type Sentiment = keyof typeof sentiments

/** Every sentiment, in order. */
export const sentimentIds = Object.keys(sentiments) as Sentiment[]

/** Who said what, and a note in the margin about why the agent said it. */
type Turn = readonly [speaker: 'agent' | 'caller', text: string, note?: string]

/** A demonstration of a conversation. The companies are described, not named: none of them exists. */
export type Transcript = {
  /** What it was about, in a few words. */
  title: string
  /** The kind of company and its town. */
  company: string
  /** The industry of the company. */
  industry: IndustryId
  /** Minutes and seconds, as printed: 04:12. */
  duration: string
  /** The day of the demonstration, such as 2025-03-04. */
  date: string
  /** What happened, in short. */
  summary: string
  /** Words to find it by, in lower case. */
  tags: readonly string[]
  /** How the conversation felt to the caller. */
  sentiment: Sentiment
  /** What came of it. */
  outcomes: readonly string[]
  /** Whether it is a featured transcript. */
  featured: boolean
  /** The conversation, abridged. */
  turns: readonly Turn[]
}

/** The demonstrations that /transcripts shows. */
export const transcripts = {
  'boiler-out': {
    title: 'No heating, and a baby in the house',
    company: 'A heating engineer in Bristol',
    industry: 'trades',
    duration: '03:38',
    date: '2025-03-11',
    summary:
      'A boiler breaks down in cold weather. The agent recognises an urgent job and puts the caller through to the engineer.',
    tags: ['emergency', 'handover', 'boiler'],
    sentiment: 'neutral',
    outcomes: ['Call put through to the engineer', 'Job details sent to the engineer before he answered'],
    featured: true,
    turns: [
      [
        'agent',
        'Hello, you’re through to the office. I’m the AI receptionist. What can I do for you?',
        'It says at once that it’s an AI.',
      ],
      ['caller', 'Our boiler has died and we have a three-week-old here.'],
      [
        'agent',
        'We’ll treat that as urgent. Can you smell gas, or is a carbon monoxide alarm sounding?',
        'A baby in a cold house is urgent by the engineer’s rules. Danger comes first.',
      ],
      ['caller', 'No, nothing like that. It just says F22.'],
      [
        'agent',
        'Thank you. What’s your postcode, and what number can we reach you on if we’re cut off?',
        'It takes what the engineer needs before it hands over.',
      ],
      ['caller', 'BS6, and it’s this number.'],
      [
        'agent',
        'I’m putting you through to the engineer now, and I’ve sent him the fault code. Please stay on the line.',
        'A person takes over, and knows the details before he answers.',
      ],
    ],
  },
  'broken-crown': {
    title: 'A broken crown at ten at night',
    company: 'A dental practice in Leeds',
    industry: 'dental',
    duration: '04:12',
    date: '2025-03-04',
    summary:
      'A patient calls after hours. The agent asks the practice’s emergency questions and books the first free appointment.',
    tags: ['out of hours', 'booking', 'emergency questions'],
    sentiment: 'positive',
    outcomes: ['Appointment booked for the next morning', 'Note left for the dentist'],
    featured: true,
    turns: [
      [
        'agent',
        'Good evening, you’re through to the dental practice. I’m the AI receptionist. How can I help?',
        'It says at once that it’s an AI.',
      ],
      ['caller', 'My crown came off over dinner. It’s a back tooth.'],
      [
        'agent',
        'I’m sorry to hear that. Is there any bleeding, any swelling, or pain that painkillers don’t help?',
        'These are the practice’s own emergency questions.',
      ],
      ['caller', 'No, it just feels sharp.'],
      [
        'agent',
        'Then the practice can see you in the morning. Please keep the crown somewhere safe and bring it with you. I have 8:40 or 11:15 tomorrow.',
        'It checks the diary and offers two free times. It gives no medical advice.',
      ],
      ['caller', '8:40, please.'],
      [
        'agent',
        'You’re booked in for 8:40 tomorrow. If it starts to swell or bleed, call again and say “emergency”, and I’ll put you through to the on-call dentist.',
        'It knows when to hand over, and to whom.',
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
      'A first-time buyer asks what conveyancing costs. The agent takes the details and books a call, without giving advice.',
    tags: ['intake', 'conveyancing', 'quote'],
    sentiment: 'positive',
    outcomes: [
      'Call with a fee earner booked',
      'Names passed on for the conflict check',
      'Identity documents to be requested after the conflict check',
    ],
    featured: true,
    turns: [
      ['agent', 'Good afternoon. I’m the firm’s AI receptionist. How can I help?'],
      ['caller', 'We’ve had an offer accepted on a flat and need a solicitor.'],
      [
        'agent',
        'Congratulations! Could I take your names, the address of the flat, and the seller’s name if you know it?',
      ],
      ['caller', 'Sure. Does it matter that it’s leasehold?'],
      [
        'agent',
        'It does make a difference, and a solicitor will explain how. I can’t give advice, but I’ve made a note of it.',
      ],
      ['caller', 'And what will it cost?'],
      ['agent', 'You’ll get a written quote after a short call. I have Thursday at 10:00 or 16:30.'],
      ['caller', 'Thursday at half four, please.'],
      [
        'agent',
        'You’re booked in for Thursday at 16:30. Once we’ve checked the names, we’ll send you a list of the identity documents we need.',
      ],
    ],
  },
  'mot-reminder': {
    title: 'An MOT that runs out on Friday',
    company: 'A garage in Norwich',
    industry: 'auto',
    duration: '02:47',
    date: '2025-03-05',
    summary: 'A driver replies to a reminder. The agent books the MOT and a lift into town.',
    tags: ['reminder', 'booking', 'MOT'],
    sentiment: 'positive',
    outcomes: ['MOT booked for Thursday', 'Lift noted for the workshop'],
    featured: false,
    turns: [
      ['caller', 'I got a message saying my MOT’s nearly due.'],
      [
        'agent',
        'Is that the car whose registration ends K-L-M? If so, yes: it runs out on Friday. I have Thursday at 8:00 or 13:30.',
      ],
      ['caller', 'Thursday at eight. Can someone drop me in town?'],
      [
        'agent',
        'Yes, we give customers a lift at 8:30. I’ve put your name down. Shall we call you before we do any work beyond the test?',
      ],
      ['caller', 'Yes, always.'],
      ['agent', 'Of course. I’ve put that on the job card.'],
    ],
  },
  'late-parcel': {
    title: 'A birthday present that is late',
    company: 'An online toy shop in Brighton',
    industry: 'ecommerce',
    duration: '05:20',
    date: '2025-02-27',
    summary: 'A parcel is stuck and the customer is angry. The agent can’t promise a refund, so a person takes over.',
    tags: ['delivery', 'complaint', 'handover'],
    sentiment: 'negative',
    outcomes: ['Passed to a person with the order history', 'Not solved on this call'],
    featured: false,
    turns: [
      ['caller', 'It was meant to be here on Tuesday. The party is tomorrow.'],
      ['agent', 'I understand why you’re upset. The parcel was last scanned on Monday and hasn’t moved since.'],
      ['caller', 'So send another one.'],
      [
        'agent',
        'One of my colleagues has to decide on a replacement or a refund. I don’t want to promise you something I can’t do.',
      ],
      ['caller', 'That’s no use to me.'],
      [
        'agent',
        'I understand. I’ve passed your order to a colleague and asked them to contact you today. You won’t have to explain it again.',
      ],
    ],
  },
  'table-for-twelve': {
    title: 'A table for twelve and a nut allergy',
    company: 'A restaurant in Cardiff',
    industry: 'restaurants',
    duration: '04:49',
    date: '2025-03-13',
    summary: 'A large party books for a Saturday. The agent explains the deposit and notes an allergy for the kitchen.',
    tags: ['booking', 'allergy', 'deposit'],
    sentiment: 'positive',
    outcomes: ['Table held', 'Deposit link sent', 'Allergy passed to the kitchen'],
    featured: false,
    turns: [
      ['caller', 'Can you do twelve of us on the 29th, around seven?'],
      [
        'agent',
        'I can offer you our long table at 18:45. We ask for a deposit for twelve, and I’ll text you the link.',
      ],
      ['caller', 'Fine. One of us has a nut allergy.'],
      [
        'agent',
        'Thank you. I’ve told the kitchen that one guest has a nut allergy. I can’t say which dishes are safe, so they’ll call you to talk about the menu.',
      ],
      ['caller', 'Good, thanks.'],
      ['agent', 'We’re holding the table for you at 18:45 on the 29th.'],
    ],
  },
  'tenant-leak': {
    title: 'Water under the sink',
    company: 'A lettings agency in Sheffield',
    industry: 'real-estate',
    duration: '03:55',
    date: '2025-02-23',
    summary:
      'A tenant reports a small leak on a Sunday. The agent checks that it isn’t an emergency and files the report.',
    tags: ['repair', 'out of hours', 'tenant'],
    sentiment: 'neutral',
    outcomes: ['Repair reported with photos', 'Visit to be arranged on Monday'],
    featured: false,
    turns: [
      ['caller', 'There’s water under the kitchen sink. Not loads.'],
      ['agent', 'Is it near a socket, or coming through to the flat below?'],
      ['caller', 'Neither. It’s just dripping.'],
      [
        'agent',
        'Thank you. I can’t talk you through a repair, but I’ll report it now. Is there something under it to catch the water?',
      ],
      ['caller', 'Yes, a bucket.'],
      [
        'agent',
        'Good. Please send two photos to the link I’ve just texted you. The property manager will see your report first thing on Monday. If it gets worse, call again and I’ll put you through to the emergency contact.',
      ],
    ],
  },
  'missing-records': {
    title: 'Three documents missing from a tax return',
    company: 'An accountancy firm in Reading',
    industry: 'accountants',
    duration: '05:08',
    date: '2025-01-21',
    summary:
      'A client calls about a reminder. The agent lists the missing documents and receives two of them during the call.',
    tags: ['records', 'deadline', 'reminder'],
    sentiment: 'neutral',
    outcomes: ['Two of three documents received', 'Reminder set for the third'],
    featured: false,
    turns: [
      ['caller', 'You keep writing to me about my tax return.'],
      [
        'agent',
        'Yes, we’re still missing three documents: the van lease, the November bank statement, and the interest certificate.',
      ],
      ['caller', 'I can send the first two now.'],
      ['agent', 'Thank you. I have both, and they’re clear. When do you expect the certificate?'],
      ['caller', 'End of the week.'],
      ['agent', 'I’ll remind you on Friday. I’ve let your accountant know that we have the other two.'],
    ],
  },
  'open-day': {
    title: 'A place at the open day',
    company: 'A sixth-form college in Exeter',
    industry: 'education',
    duration: '03:14',
    date: '2025-03-17',
    summary:
      'A parent asks about an open day and a course. The agent books three places and sends the right page of the prospectus.',
    tags: ['open day', 'admissions'],
    sentiment: 'positive',
    outcomes: ['Three places booked', 'Prospectus page sent'],
    featured: false,
    turns: [
      ['caller', 'Is there still room at the open day? There are three of us.'],
      ['agent', 'Yes. The 10:00 talk is full, but there are places at 11:30. Shall I put three names down?'],
      ['caller', 'Please. And does my daughter need maths for psychology?'],
      [
        'agent',
        'The prospectus asks for a grade 5 in maths. I’ve sent you the page, and a tutor can tell you more on the day.',
      ],
      ['caller', 'That’s everything, thank you.'],
    ],
  },
  'scan-preparation': {
    title: 'What to eat before a scan',
    company: 'A private clinic in Norwich',
    industry: 'clinics',
    duration: '03:24',
    date: '2025-03-18',
    summary:
      'A patient asks how to prepare for an ultrasound, then mentions a new pain. The agent reads out the clinic’s instructions and passes the pain to a nurse.',
    tags: ['preparation', 'handover', 'appointment'],
    sentiment: 'neutral',
    outcomes: ['Preparation instructions read out and sent by text', 'Call put through to the duty nurse'],
    featured: false,
    turns: [
      ['caller', 'I’ve got a scan on Thursday at nine. Can I have breakfast first?'],
      [
        'agent',
        'The clinic’s instructions for an abdominal scan say nothing to eat for six hours before, and only water. Shall I text you the full list?',
        'It reads out the clinic’s own words, and nothing else.',
      ],
      ['caller', 'Yes please. It’s just that I’ve had a sharp pain since this morning. Is that normal?'],
      [
        'agent',
        'I can’t tell you that: it’s a question for a clinician. I’m putting you through to the duty nurse now. If it gets worse before she answers, call 999.',
        'A symptom is never judged by the agent.',
      ],
      ['caller', 'All right. Thank you.'],
    ],
  },
} as const satisfies Record<string, Transcript>

export type TranscriptId = keyof typeof transcripts

/** The first demonstration from an industry, if there is one. */
export function transcriptFrom(industry: IndustryId): TranscriptId | undefined {
  return transcriptIds.find((id) => transcripts[id].industry === industry)
}

/** Every transcript's id, the featured ones first. */
export const transcriptIds = Object.keys(transcripts) as TranscriptId[]

/**
 * The figures of the company's whole library, as printed; the page shows a selection of it.
 */
export const transcriptStats = [
  { label: 'total', value: '47' },
  { label: 'this month', value: '12' },
  { label: 'average', value: '14:32' },
  { label: 'success', value: '73%' },
] as const
