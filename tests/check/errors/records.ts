import { bytesOf } from '../../content/content-cases.ts'
import type { WrongPage } from '../cases.ts'

/** Records with errors. */
export const wrongRecords: Record<string, WrongPage> = {
  'anchor-of-no-page': {
    source: `export const link = { label: 'Prices', href: '/prices#what-it-cots' }
`,
    errors: [
      [
        'anchors',
        '1:47  The page /prices has no heading or section with the id "what-it-cots". Did you mean "what-it-costs"?',
      ],
    ],
  },
  'banned-word': {
    source: `export const card = { line: \`Unlock the power for \${1} caller.\` }
`,
    errors: [
      [
        'voice',
        '1:30  The voice guide bans the word "Unlock". Say what becomes possible. If you mean something ' +
          'else, write // allow: voice on the line.',
      ],
    ],
  },
  'certificate-past-its-date': {
    source: `export const gdpr = { validUntil: '2025-12-31' }
`,
    errors: [
      [
        'expired-dates, warning',
        '1:36  The certificate\'s last day, 2025-12-31, is over, so pages add "renewal to be confirmed". ' +
          'Write the new day, or another status.',
      ],
    ],
  },
  'contact-of-others': {
    source: `export const links = [{ label: 'Write to us', href: 'mailto:info@agency.org' }]
export const line = 'Call us on 020 7946 0999.'
`,
    errors: [
      [
        'contacts',
        '1:54  "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. If it is right, write ' +
          '// allow: contact on the line.',
      ],
      [
        'contacts',
        '2:33  "020 7946 0999" is not our telephone number. Write ${site.phone.label}, and site.phone.href for a ' +
          'link. If it is right, write // allow: contact on the line.',
      ],
    ],
  },
  'copyright-of-last-year': {
    source: `export const site = { copyright: '© 2025 Staffroom' }
`,
    errors: [['expired-dates, warning', '1:35  The copyright line names the year 2025. Write 2026.']],
  },
  'empty-text': {
    source: `export const card = { name: '', line: 'Said.' }
`,
    errors: [['record-values', '1:30  "name" is empty. Write the text, or delete the line if it is optional.']],
  },
  'expectation-past-its-date': {
    source: `export const iso = { expected: 'Q3 2026' }
`,
    errors: [
      [
        'expired-dates, warning',
        '1:33  This was expected in Q3 2026, which is over. Write when it is expected, or its new status.',
      ],
    ],
  },
  'misspelt-beside-the-name-of-a-company': {
    source: `export const calls = [{ company: 'Varient and sons of recepcionist', text: 'Zsazu is varient' }]
`,
    errors: [
      [
        'spelling',
        '1:55  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If it is ' +
          'right, add it to data/words.txt.',
      ],
      ['spelling', '1:77  "Zsazu" is not in the dictionary. If it is a name, add it to data/words.txt.'],
      [
        'spelling',
        '1:86  "varient" is not in the dictionary. Did you mean "variant"? If it is right, add it to data/words.txt.',
      ],
    ],
  },
  'money-that-does-not-add-up': {
    source: `export const bands = [{ from: 1, to: 1, price: 99 }, { from: 2, to: 3, price: 89 }, { from: 4, to: 9, price: 79 }]
export const text = 'Two agents come to £178 a month, three to £270, four to £310 and nine to £711.'
export const figures = ['Our agent costs £99 a month.', '$20']
`,
    errors: [
      [
        'prices',
        '2:64  3 agents at £89 each come to £267, not £270. Correct the total, or leave it out. If it is no price ' +
          'of ours, write // allow: price on the line.',
      ],
      [
        'prices',
        '2:78  4 agents at £79 each come to £316, not £310. Correct the total, or leave it out. If it is no price ' +
          'of ours, write // allow: price on the line.',
      ],
      [
        'prices',
        '3:42  The price £99 is written by hand, so a change of the record would not reach it. Write ' +
          '${pounds(agentPrice)}, or the other price by its name. If it is no price of ours, write // allow: price ' +
          'on the line.',
      ],
      [
        'prices',
        '3:58  "$20" is not in pounds. Write £20. If it is no price of ours, write // allow: price on the line.',
      ],
    ],
  },
  'name-almost-of-a-record': {
    source: `export const packs = { channels: { name: 'Channels Pack' }, small: { name: 'Small Rooms' }, two: { name: 'Long Walks' } }
export const card = { line: 'See the Channel Pack first.' }
export const other = { line: 'See the Chanel Pack, the Smell Rooms, the Smart Rooms and the Lone Walks.' }
`,
    errors: [
      [
        'record-names',
        '2:38  No record is called "Channel Pack". Did you mean "Channels Pack"? If it is another name, write ' +
          '// allow: words on the line.',
      ],
      [
        'record-names',
        '3:39  No record is called "Chanel Pack". Did you mean "Channels Pack"? If it is another name, write ' +
          '// allow: words on the line.',
      ],
      [
        'record-names',
        '3:56  No record is called "Smell Rooms". Did you mean "Small Rooms"? If it is another name, write ' +
          '// allow: words on the line.',
      ],
    ],
  },
  'industry-without-choice': {
    source: `export const industries = { zoos: { name: 'Zoos' } } as const
`,
    errors: [
      [
        'industry-choices',
        '1:33  Forms offer the industry "Dental", which is not in data/industries.ts. Write the name of ' +
          'the industry as that file has it, or delete it.',
      ],
      [
        'industry-choices, fixed',
        '1:43  Forms do not offer the industry "Zoos" of data/industries.ts. Write \'Zoos\', above this line.',
      ],
      [
        'record-pages',
        '1:27  The industry "dental" has no page. Add content/(industries)/dental.mdx with "template: ' +
          'industry" and "industry: dental".',
      ],
    ],
  },
  'impossible-day': {
    source: `export const calls = [{ date: '2025-02-30' }, { date: '2025-2-3' }]
`,
    errors: [
      ['record-values', '1:32  There is no day 2025-02-30. Write a day such as 2026-01-31.'],
      ['record-values', '1:56  There is no day 2025-2-3. Write a day such as 2026-01-31.'],
    ],
  },
  'quarter-and-years-that-are-not': {
    source: `export const era = { years: 'about 2016–2004', next: 'Expected in Q5 2027' }
`,
    errors: [
      [
        'dates',
        '1:36  "2016–2004" goes from the greater number to the smaller. Write 2004–2016. If it is right, write ' +
          '// allow: words on the line.',
      ],
      [
        'dates',
        '1:67  A year has no quarter Q5. Write Q1, Q2, Q3 or Q4. If it is right, write // allow: words on the line.',
      ],
    ],
  },
  'day-that-the-summary-does-not-say': {
    source: `export const calls = [
  { date: '2025-02-23', summary: 'A tenant calls on a Sunday.' },
  { date: '2025-02-24', summary: 'Another tenant calls on a Sunday.' },
]
`,
    errors: [['record-figures', '3:11  This is a Monday, but the summary says "on a Sunday". Correct one of the two.']],
  },
  'step-without-time': {
    source: `export const steps = [{ at: '0–5 min' }, { at: '5–5 min' }]
`,
    errors: [['record-order', '1:48  This step begins at 5 and ends at 5. Write a later end, or an earlier step.']],
  },
  'sentence-in-its-end': {
    source: `export const setup = { connects: 'Connect your diary.' }
`,
    errors: [
      [
        'record-values',
        '1:35  "connects" is the end of a sentence that begins with "Connect". Write what is connected, without a ' +
          'full stop.',
      ],
    ],
  },
  'fields-that-are-alike': {
    source: `export const industryChoices = ['Dental', 'Other'] as const
const name = { label: 'Name', autoComplete: 'name', required: true }
export const forms = {
  one: { fields: { name, firm: { label: 'Name', autoComplete: 'off' }, nickname: { ...name, label: 'Nickname' } } },
  two: { fields: { name, town: { label: 'Town', autoComplete: 'off' }, tax: { label: 'Tax', autoComplete: 'off' } } },
  three: { fields: { name, size: { label: 'How many are you?', required: true }, again: { label: 'How many?' } } },
}
`,
    errors: [
      ['form-fields', '4:41  In the form one, the field name already has the label "Name". Choose another one.'],
      [
        'form-fields',
        '4:72  In the form one, the field name already has the autofill name "name". Choose another one, or \'off\'.',
      ],
      [
        'form-fields',
        '6:43  Left empty, the field says "How many are you? is required". Add what it says then, such as missing: ' +
          "'Please choose a size', or write the label as a noun.",
      ],
    ],
  },
  'value-in-quotation-marks': {
    source: `export const card = { text: 'It’s live within \${MINUTES} minutes.' }
`,
    errors: [
      [
        'record-values',
        '1:30  ${MINUTES} is printed as it stands: quotation marks fill in nothing. Put the text into backticks: `…`',
      ],
    ],
  },
  'agent-twice-in-a-list': {
    source: `export const example = { desks: ['sales', 'support', 'sales'] }
`,
    errors: [
      ['record-values', '1:54  "sales" appears twice in this list. Delete one of the two, or write another text.'],
    ],
  },
  'link-to-no-page': {
    source: `export const link = { label: 'Prices', href: '/pricess' }
`,
    errors: [['links', '1:47  There is no page /pricess. Did you mean "/prices"?']],
  },
  'link-to-redirect': {
    source: `export const link = { label: 'Prices', href: '/old-prices' }
`,
    errors: [['redirected-links, fixed', '1:47  The page /old-prices has moved to /prices. Write /prices.']],
  },
  'apostrophe-in-text': {
    source: `export const desk = { name: 'Don't miss a call' } as const
`,
    errors: [['data-names, fixed', '1:33  The apostrophe ends the text. Write ’ instead: Don’t miss a call']],
  },
  'apostrophe-in-item': {
    source: `export const included = [
  'Calls in your business's name',
] as const
`,
    errors: [
      ['data-names, fixed', '2:26  The apostrophe ends the text. Write ’ instead: Calls in your business’s name'],
    ],
  },
  'code-given-twice': {
    source: `export const rooms = { one: { code: 'SA', span: [9, 2] }, two: { code: 'SA', span: [1, 2] } } as const
`,
    errors: [
      ['record-order', '1:53  The span begins at 9 and ends at 2. Write the earlier one first.'],
      ['record-values', '1:72  The code "SA" is already used above. Write another code.'],
    ],
  },
  'number-with-comma': {
    source: `export const desk = { wages: 1,299 } as const
`,
    errors: [['data-names', '1:30  A number has no comma. Write 1299.']],
  },
  'pounds-in-price': {
    source: `export const desk = { price: £39 } as const
`,
    errors: [['data-names', '1:30  A price is a number, without £. Write 39.']],
  },
  'missing-comma': {
    source: `export const desk = {
  name: 'Reception'
  price: 39,
}
`,
    errors: [['data-names', '2:20  A comma is missing at the end of this line. Write , after the text.']],
  },
  'missing-bracket': {
    source: `export const list = [
  { name: 'One' },
  { name: 'Two' ],
}
`,
    errors: [
      [
        'data-names',
        '3:17  The file cannot be read: Expected `,` or `}` but found `]`. Look for a missing bracket, ' +
          'comma or quotation mark here or just above.',
      ],
    ],
  },
  'latin-1': {
    source: bytesOf('record-latin-1.ts.txt'),
    errors: [
      [
        'encoding',
        '2:22  The character here cannot be read: the file is, or once was, saved in another encoding ' +
          'than UTF-8. Save it as UTF-8. Where it shows � even then, write the character again.',
      ],
    ],
  },
  'merge-conflict': {
    source: `import { band } from './price.ts'
<<<<<<< HEAD
export const text = 'One.'
=======
export const text = 'Two.'
>>>>>>> change
`,
    errors: [
      [
        'merge-conflict',
        '2:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the ' +
          'lines <<<<<<<, ======= and >>>>>>>.',
      ],
    ],
  },
  'misspelt-word-beside-escapes': {
    source: `export const promise = { text: 'It doesn\\'t ring,\\nand it\\'s\\tthe caller\\'s evry wish, isn\\'t it recepcionist' }
export const part = \`\\\\evry\\n\${1}\`
`,
    errors: [
      [
        'spelling',
        '1:77  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '1:98  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If ' +
          'it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '2:24  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to data/words.txt.',
      ],
    ],
  },
  'misspelt-word': {
    source: `export const card = { line: 'Answers evry call.' }
`,
    errors: [
      [
        'spelling',
        '1:38  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to data/words.txt.',
      ],
    ],
  },
  'percent-in-anchor': {
    source: `export const card = { label: 'Prices', href: '/prices#what-it-costs%' }
`,
    errors: [
      [
        'anchors',
        '1:47  The page /prices has no heading or section with the id "what-it-costs%". Did you mean ' +
          '"what-it-costs"?',
      ],
    ],
  },
  'placeholder-person': {
    source: `export const people = [
  { name: 'Tom', placeholder: true },
]
`,
    errors: [
      [
        'reserved-values, warning',
        '2:18  This record has placeholder values, such as a made-up person or rating. Replace them with ' +
          'real ones, and delete this line.',
      ],
    ],
  },
  choice: {
    source: `export const bundle = {
  // [To choose: the four agents of the bundle]
  agents: ['sales'],
}
`,
    errors: [
      [
        'placeholders',
        '2:6  This is still to be chosen: the four agents of the bundle. Change the value below, or leave it, and ' +
          'delete this comment.',
      ],
    ],
  },
  placeholder: {
    source: `export const agent = { agent: 'sales', line: '[To write: what the first agent does]' }
`,
    errors: [
      [
        'placeholders',
        '1:47  This is still to be written: what the first agent does. Write it in place of the brackets.',
      ],
    ],
  },
  'price-of-no-record': {
    source: `export const card = { line: 'Only £98 a month.' }
`,
    errors: [
      [
        'prices',
        '1:35  No record has the price £98. Did you mean £99? Print it from the record, such as ' +
          '${pounds(agentPrice)}. If it is no price of ours, write // allow: price on the line.',
      ],
    ],
  },
  'price-of-others': {
    source: `export const loss = { text: 'You lose £700 a month.' } // allow: price
export const gain = { text: 'You gain £150 a month.' }
`,
    errors: [
      [
        'prices',
        '2:39  No record has the price £150. Print it from the record, such as ${pounds(agentPrice)}. If it is no ' +
          'price of ours, write // allow: price on the line.',
      ],
    ],
  },
  'price-of-zero': {
    source: `export const pack = {
  legal: { price: 0 },
  voices: { bundlePrice: 12.5 },
}
`,
    errors: [
      [
        'record-figures',
        '2:19  "price" must be an amount above zero, not 0. Write the pounds as a number, such as 99.',
      ],
      ['record-figures', '3:26  "bundlePrice" is 12.5, but pages show no pence. Write whole pounds, such as 99.'],
    ],
  },
  'record-without-page': {
    source: `export const agents = {
  sales: { name: 'Sales' },
  support: { name: 'Support' },
}
`,
    errors: [
      [
        'record-pages',
        '3:3  The agent "support" has no page. Add content/(agents)/support.mdx with "template: agent" ' +
          'and "agent: support".',
      ],
    ],
  },
  'reserved-values': {
    source: `export const site = {
  email: 'hello@staffroom.example',
  phone: { label: '020 7946 0123', href: 'tel:+442079460123' },
  companyNumber: '00000000',
  address: ['London EC1A 0ZZ'],
}
`,
    errors: [
      [
        'reserved-values, warning',
        '2:11  An address of a domain that is reserved for examples: hello@staffroom.example. Write the ' +
          "company's own before visitors see it.",
      ],
      [
        'reserved-values, warning',
        "3:20  A telephone number that is reserved for fiction: 020 7946 0123. Write the company's own " +
          'before visitors see it.',
      ],
      [
        'reserved-values, warning',
        "3:43  A telephone number that is reserved for fiction: tel:+442079460123. Write the company's " +
          'own before visitors see it.',
      ],
      [
        'reserved-values, warning',
        "4:19  A company number that does not exist: 00000000. Write the company's own before visitors see it.",
      ],
      [
        'reserved-values, warning',
        "5:14  A postcode that does not exist: London EC1A 0ZZ. Write the company's own before visitors see it.",
      ],
    ],
  },
  'space-at-end': {
    source: `export const card = { name: 'Sales ' }
export const other = { name: ' Sales' }
`,
    errors: [
      ['record-values', '1:30  "name" begins or ends with a space. Delete it.'],
      ['record-values', '2:31  "name" begins or ends with a space. Delete it.'],
    ],
  },
  'unknown-agent': {
    source: `export const desk = { agent: 'sails' }
`,
    errors: [['references', '1:31  There is no agent "sails" in data/agents.ts. Did you mean "sales"?']],
  },
  'unknown-records-in-lists': {
    source: `export const team = { agents: ['sails'], industries: ['dentist'], departments: ['receptoin'] }
`,
    errors: [
      ['references', '1:33  There is no agent "sails" in data/agents.ts. Did you mean "sales"?'],
      ['references', '1:56  There is no industry "dentist" in data/industries.ts. Use one of: dental.'],
      ['references', '1:82  There is no department "receptoin" in data/departments.ts. Did you mean "reception"?'],
    ],
  },
  'unknown-department': {
    source: `export const room = { department: 'receptoin' }
`,
    errors: [
      ['references', '1:36  There is no department "receptoin" in data/departments.ts. Did you mean "reception"?'],
    ],
  },
  'unknown-industry': {
    source: `export const trade = { industry: 'dentist' }
`,
    errors: [['references', '1:35  There is no industry "dentist" in data/industries.ts. Use one of: dental.']],
  },
  'values-that-are-none': {
    source: `export const office = {
  email: 'hello.staffroom.test',
  phone: { label: '020 7946 O456' },
  validUntil: '31/12/2027',
  features: [{ id: 'one' }, { id: 'two' }, { id: 'one' }],
  steps: [
    { from: 1, to: 2 },
    { from: 4, to: 5 },
  ],
}
`,
    errors: [
      ['record-values', '2:11  "hello.staffroom.test" is not an e-mail address. Write it as name@example.com.'],
      [
        'record-values',
        '3:20  The telephone number "020 7946 O456" contains a letter. Write digits only; 0 and O look alike.',
      ],
      ['record-values', '4:16  "31/12/2027" is not a day as records write it. Write a day such as 2026-01-31.'],
      ['record-lists', '5:50  The id "one" is already used by an entry above. Write an id of its own.'],
      [
        'record-order',
        '8:13  The entry above ends at 2, but this one begins at 4. Write from: 3 here, or to: 3 in the ' +
          'entry above.',
      ],
    ],
  },
  'values-of-lists': {
    source: `export const call = { date: '11/03/2025', rating: 48 }
export const options = ['By post', 'By voicemail or a form', 'By voicemail or a form']
export const badge = { description: 'Three agents.', threshold: 4 }
export const era = { years: 'about 2016–2023', from: 2061 }
export const slider = { min: 15, max: 100, step: 5, start: 27 }
export const saved = { pounds: 12.400 }
`,
    errors: [
      ['record-values', '1:30  "11/03/2025" is not a day as records write it. Write a day such as 2026-01-31.'],
      ['record-figures', '1:51  "rating" is 48. Write the stars from 0 to 5.'],
      [
        'record-values',
        '2:62  "By voicemail or a form" appears twice in this list. Delete one of the two, or write another text.',
      ],
      ['record-figures', '3:65  "threshold" is 4, but the description says "Three agents". Correct one of the two.'],
      ['record-figures', '4:54  "from" is 2061, but the text says "about 2016–2023". Write 2016, or correct the text.'],
      ['record-figures', '5:60  "start" is 27, but from 15 in steps of 5 there is no such position. Write 25 or 30.'],
      ['record-values', '6:32  12.400 is 12.4: the dot is a decimal point. For thousands write 12_400.'],
    ],
  },
  'impossible-figures': {
    source: `export const bands = [
  { from: 1, to: 3, price: 89 },
  { from: 4, to: 9, price: 98 },
]
export const hours = { days: 'Monday–Friday', times: '9:00–8:00 GMT' }
export const sunday = { times: '10:00–25:00' }
export const phone = { label: '020 7123 4567', href: 'tel:+442071234568' } // allow: contact
export const inputs = {
  missed: { label: 'Missed calls', min: 0, max: 120, suffix: '%' },
  conversion: { label: 'Conversion rate', min: 0, max: 100, suffix: '%', start: 101 },
}
export const startingFigures = { missed: 20, conversion: 250 }
export const level = { percent: 140 }
export const quiz = [{ question: 'Where are your records', answers: ['Here'] }]
`,
    errors: [
      [
        'record-order',
        '3:28  From 4 on, each costs £98: more than the £89 of the entry above. Who takes more pays no more for ' +
          'each. Correct one of the two prices.',
      ],
      [
        'record-figures',
        '5:54  "9:00–8:00 GMT" are no opening hours. Write when they begin and end, such as 9:00–18:00.',
      ],
      [
        'record-figures',
        '6:32  "10:00–25:00" are no opening hours. Write when they begin and end, such as 9:00–18:00.',
      ],
      [
        'record-figures',
        "7:31  The label shows 020 7123 4567, but the link calls +442071234568. If the label is right, write href: 'tel:+442071234567'; if the link is, change the label.",
      ],
      ['record-figures', '9:49  "max" is 120 %. Write at most 100.'],
      [
        'record-figures',
        '10:81  "start" is 101, but may be 0 to 100. Write a figure from 0 to 100, or change the limits.',
      ],
      [
        'record-figures',
        '12:58  "conversion" is 250, but may be 0 to 100. Write a figure from 0 to 100, or change the limits.',
      ],
      ['record-figures', '13:33  "percent" is 140 %. Write at most 100.'],
      ['record-values', '14:35  The question has no question mark. Write ? at its end.'],
    ],
  },
  'texts-with-marks': {
    source: `export const list = [
  { question: 'Is it **new**?', answer: 'See [one](/prices).' },
  { question: 'Why?', answer: 'One.<br />Two.', href: 'https//one.test' },
  { question: 'Why?', answer: '<b>One</b>.' },
  { question: 'Is it **new**?', answer: 'Two.' },
]
`,
    errors: [
      ['record-values', '2:16  "question" is plain text, so ** would show. Write the words alone.'],
      ['record-values', '2:42  "answer" is plain text, so [one](/prices) would show. Write the words alone.'],
      ['record-values', '3:32  "answer" is plain text, so <br /> would show. Write the words alone.'],
      ['spelling', '3:37  "br" is not in the dictionary. Fix it. If it is right, add it to data/words.txt.'],
      [
        'record-values',
        '3:56  "https//one.test" is not an address. Write the path of a page, such as /pricing, or an address that begins with https://.',
      ],
      ['record-lists', '4:15  "Why?" stands in an entry above, too. Write another one, or delete one of the two.'],
      ['record-values', '4:32  "answer" is plain text, so <b> would show. Write the words alone.'],
      [
        'record-lists',
        '5:15  "Is it **new**?" stands in an entry above, too. Write another one, or delete one of the two.',
      ],
      ['record-values', '5:16  "question" is plain text, so ** would show. Write the words alone.'],
    ],
  },
  'wrong-export-name': {
    source: `export { band as first } from './prices.ts'
`,
    errors: [['data-names', '1:10  data/prices.ts has nothing named "band". Did you mean "bands"?']],
  },
  'wrong-import-file': {
    source: `import { bands } from './price.ts'

export const first = bands
`,
    errors: [['data-names', '1:24  There is no file "./price.ts" in data/. Did you mean "./prices.ts"?']],
  },
  'wrong-import-name': {
    source: `import { band } from './prices.ts'

export const first = band
`,
    errors: [['data-names', '1:10  data/prices.ts has nothing named "band". Did you mean "bands"?']],
  },
  'limits-in-reverse': {
    source: `export const field = { min: 10, max: 5, start: 7 }
`,
    errors: [
      [
        'record-figures',
        '1:38  "max" is 5, which is less than the "min" of 10. Write a figure of at least 10, or change "min".',
      ],
    ],
  },
  'steps-in-reverse': {
    source: `export const steps = [{ title: 'One', minute: 6 }, { title: 'Two', minute: 3 }]
`,
    errors: [
      [
        'record-order',
        '1:76  This step begins at minute 3, the step above at minute 6. Write a minute above 6, or an earlier one above.',
      ],
    ],
  },
  'step-out-of-order': {
    source: `export const steps = [{ title: 'One', minute: 0 }, { title: 'Two', minute: 9 }, { title: 'Three', minute: 5 }]
`,
    errors: [
      [
        'record-order',
        '1:76  This step begins at minute 9, the step below at minute 5. Write a minute between 0 and 5, or one above 9 in the step below.',
      ],
    ],
  },
  'step-of-an-hour': {
    source: `export const steps = [{ title: 'One', minute: 0 }, { title: 'Two', minute: 61 }]
`,
    errors: [
      [
        'record-order',
        '1:76  The step above takes 61 minutes, which the ruler cannot show. Write whole minutes, at most 60 after the step above.',
      ],
    ],
  },
  'steps-with-a-gap': {
    source: `export const steps = [{ title: 'One', at: '0–5 min' }, { title: 'Two', at: '6–9 min' }]
`,
    errors: [['record-order', '1:76  The step above ends at 5, but this one begins at 6. Correct one of the two.']],
  },
  'turns-of-one-speaker': {
    source: `export const calls = { leak: { turns: [['agent', 'Is it urgent?'], ['agent', 'No, it drips.']] } }
`,
    errors: [
      [
        'record-agreement',
        '1:69  "agent" speaks here and in the turn above. Write who says this, or make one turn of the two.',
      ],
    ],
  },
  'time-that-nobody-named': {
    source: `export const calls = {
  one: { turns: [['agent', 'I have 8:40 or 9:15.'], ['caller', '8:40, please.'], ['agent', 'You’re booked in for 9:15.']] },
  two: { turns: [['agent', 'You’re booked in for 8:50.']] },
  three: { turns: [['agent', 'I have 9:15.'], ['caller', 'Good.'], ['agent', 'You’re booked in for Friday at 9:15.']] },
}
`,
    errors: [['record-agreement', '2:92  "9:15" is confirmed, but before it was 8:40. Correct one of the two.']],
  },
  'phase-done-too-soon': {
    source: `export const bars = [{ phase: 1, percent: 100 }, { phase: 2, percent: 100 }, { phase: 3, percent: 90 }]
export const note = 'Phase 1 is done, phase\\u00a02 is under way, phase 3 is finished.'
`,
    errors: [
      [
        'record-agreement',
        '1:71  This phase is at 100 percent, but a text says "phase\u00a02 is under way". Correct one of the two.',
      ],
      [
        'record-agreement',
        '1:99  This phase is at 90 percent, but a text says "phase 3 is finished". Correct one of the two.',
      ],
    ],
  },
  'spans-with-a-gap': {
    source: `export const weeks = [{ span: [1, 2] }, { span: [3, 6] }, { span: [8, 9] }]
export const pauses = [{ span: [1, 2] }, { span: [4, 6] }, { span: [8, 9] }]
`,
    errors: [
      [
        'record-order',
        '1:68  The entry above ends at 6, but this begins at 8: nothing is between them. Write 7 here, or 7 as the end ' +
          'above.',
      ],
    ],
  },
  'answers-in-reverse': {
    source: `export const quiz = [
  { question: 'Is it written down?', options: ['Yes, all of it', 'Some of it', 'No, none'] },
  { label: 'A form', options: ['Yes', 'No'] },
  { options: [{ label: 'Nobody', score: 3 }, { label: 'A colleague', score: 0 }] },
  { options: [{ label: 'None: we answer all', score: 3 }, { label: 'We do not know', score: 0 }] },
]
`,
    errors: [
      [
        'record-order',
        '2:81  "No, none" has the most points of these answers, "Yes, all of it" the fewest. Write the answers in ' +
          'the order in which they score.',
      ],
      [
        'record-order',
        '4:25  "Nobody" has the most points of these answers, "A colleague" the fewest. Write the answers in the ' +
          'order in which they score.',
      ],
    ],
  },
  'answers-that-go-up-and-down': {
    source: `export const hours = { question: 'How many hours?', options: ['Under two', 'Six to ten', 'Two to five', 'More than ten'] }
export const staff = { question: 'How many of you?', options: ['More than nine', 'Three to nine', 'One or two'] }
export const lines = [
  { line: 'You see how many calls each one brought' },
  { line: 'You see how many calls each one brought' },
]
`,
    errors: [
      [
        'record-order',
        '1:91  "Two to five" stands behind "Six to ten". Write the answers in the order of their amounts.',
      ],
      [
        'record-lists',
        '5:11  "You see how many calls each one brought" stands in an entry above, too. Write another one, or ' +
          'delete one of the two.',
      ],
    ],
  },
  'slider-that-starts-elsewhere': {
    source: `export const sliders = { lamps: { label: 'Lamps', start: 20 }, hours: { label: 'Hours', start: 5 } }
export const starting = { lamps: 30, hours: 5 }
`,
    errors: [['record-agreement', '2:34  "lamps" is 30, but its slider starts at 20. Correct one of the two.']],
  },
  'tab-without-a-card': {
    source: `export const explorerTabs = { all: 'All', shops: 'Shops', farms: 'Farms' }
export const explorerCards = { sales: { category: 'shops' } }
`,
    errors: [['record-agreement', '1:66  The tab "farms" has no card. Delete it, or give a card to it.']],
  },
  'entries-that-stand-twice': {
    source: `export const cards = [{ name: 'One', title: 'A' }, { name: 'One', title: 'B' }]
export const rooms = { a: { level: 'Top floor' }, b: { level: 'Top floor' } }
export const departments = { x: { roles: [{ id: 'one' }] }, y: { roles: [{ id: 'two' }, { id: 'one' }] } }
export const pairs = [{ between: ['a', 'b'] }, { between: ['b', 'a'] }, { between: ['c', 'c'] }]
`,
    errors: [
      ['record-lists', '1:60  "One" stands in an entry above, too. Write another one, or delete one of the two.'],
      ['record-lists', '2:63  "Top floor" stands in an entry above, too. Write another one, or delete one of the two.'],
      ['record-lists', '3:95  The id "one" is already used by an entry above. Write an id of its own.'],
      ['record-lists', '4:59  "a and b" stands in an entry above, too. Write another one, or delete one of the two.'],
      ['record-lists', '4:84  "between" has "c" twice. Write two different ones.'],
    ],
  },
  'entries-out-of-order': {
    source: `export const steps = [{ number: 1 }, { number: 3 }]
export const bands = [{ from: 0, to: 4, percent: 60 }, { from: 5, to: 9, percent: 60 }]
export const calls = [{ featured: true }, { featured: false }, { featured: true }]
export const offices = [{ desks: ['a', 'b'] }, { desks: ['a'] }]
`,
    errors: [
      ['record-order', '1:48  The entry above has the number 1, this one 3. Write 2.'],
      ['record-order', '2:83  This is 60, but the entry above, for less, has 60. Write figures that rise, in both.'],
      [
        'record-order',
        '3:55  This is not featured, but the entry below is: featured ones come first. Correct one of the two, or ' +
          'move one.',
      ],
      [
        'record-order',
        '4:34  This has 2 desks, but the entry below only 1: they go from small to large. Correct one of the two, ' +
          'or move one.',
      ],
    ],
  },
  'values-of-another-form': {
    source: `export const cards = [{ code: 'R', tags: ['MOT', 'Leak'], setupTime: 0 }, { code: 'SA', tags: ['leak'], setupTime: 1 }]
export const people = [{ role: 'Founder' }, { role: 'Head of this and that' }]
export const problems = ['Enquiries wait a day', 'Nobody follow up your quotes']
`,
    errors: [
      ['record-lists', '1:31  "R" is not what "code" is in other entries. Write two capitals, such as RC.'],
      ['record-lists', '1:50  "Leak" is not what "tags" is in other entries. Write it in small letters.'],
      ['record-lists', '1:70  "0" is not what "setupTime" is in other entries. Write at least 1.'],
      [
        'record-lists',
        '2:53  "Head of this and that" is not what "role" is in other entries. Write at most three words.',
      ],
      [
        'agreement',
        '3:51  The verb of "Nobody follow" does not agree with its subject. Write "Nobody follows". If it is right, write // allow: words on the line.',
      ],
    ],
  },
  'links-to-one-address': {
    source: `export const index = [{ links: [{ label: 'Hire', href: '/prices' }] }, { links: [{ label: 'Office', href: '/prices' }] }]
`,
    errors: [
      [
        'record-lists',
        '1:107  "Office" and "Hire" lead to the same address, /prices. Write the address of each, or delete one ' +
          'of the two.',
      ],
    ],
  },
  'text-without-its-stop': {
    source: `export const roles = [
${[...'abcdefghi'].map((letter) => `  { line: 'It answers ${letter}.' },`).join('\n')}
  { line: 'It answers j' },
]
`,
    errors: [['record-lists', '11:11  The other texts under "line" end with a full stop. Write one at the end.']],
  },
  'bands-that-end-early': {
    source: `export const MAX_SCORE = 9
export const bands = [{ from: 1, to: 4 }, { from: 5, to: 8 }]
`,
    errors: [
      ['record-order', '2:31  The bands begin at 1. Write 0: a score may be that.'],
      ['record-order', '2:58  The bands end at 8, but the most points are 9. Write 9, or correct the maximum.'],
    ],
  },
  'badge-for-fewer-departments': {
    source: `export const badge = { name: '5 departments', threshold: 4 }
`,
    errors: [['record-figures', '1:58  "threshold" is 4, but the name says "5 departments". Correct one of the two.']],
  },
  'progression-between-bands': {
    source: `export const priceBands = [{ from: 1, to: 3, price: 9 }, { from: 4, to: 9, price: 8 }]
export const progression = [{ from: 1, to: 4 }, { from: 5, to: 9 }]
`,
    errors: [
      [
        'record-order',
        '2:57  This begins at 5 agents, where no price band begins: they begin at 1, 4. Write one of these.',
      ],
    ],
  },
  'use-case-of-two-industries': {
    source: `export const industries = {
  dental: { name: 'Dental', useCases: ['Recalls'] },
  vet: { name: 'Vet', useCases: ['Recalls'] },
}
`,
    errors: [
      [
        'industry-choices, fixed',
        `1:43  Forms do not offer the industry "Vet" of data/industries.ts. Write 'Vet', above this line.`,
      ],
      [
        'record-pages',
        '2:3  The industry "dental" has no page. Add content/(industries)/dental.mdx with "template: industry" and ' +
          '"industry: dental".',
      ],
      ['industry-bundles', '3:34  "Recalls" is a use case of "dental", too. Write another one.'],
    ],
  },
  'others-with-itself': {
    source: `export const agents = { sales: { worksWith: ['support', 'sales'] }, support: { worksWith: ['sales', { agent: 'sales' }] } }
`,
    errors: [
      ['references', '1:57  "worksWith" of "sales" names itself. Write the id of another one.'],
      ['references', '1:101  "worksWith" of "support" names "sales" twice. Write the id of another one.'],
    ],
  },
  'others-twice': {
    source: `export const agents = { sales: { worksWith: ['support', 'support'] } }
`,
    errors: [['references', '1:57  "worksWith" of "sales" names "support" twice. Write the id of another one.']],
  },
  'overlapping-spans': {
    source: `export const stages = [{ number: 1, span: [1, 5] }, { number: 1, span: [5, 9] }]
`,
    errors: [
      ['record-order', '1:63  The entry above has the number 1, this one 1. Write 2.'],
      ['record-order', '1:73  This begins at 5, but the entry above ends at 5. Correct one of the two.'],
    ],
  },
  'figure-in-dollars': {
    source: `export const saving = { value: '$280k' }
`,
    errors: [
      [
        'prices',
        '1:33  "$280k" is not in pounds. Write £280k. If it is no price of ours, write // allow: price on the line.',
      ],
    ],
  },
  'quotation-without-end': {
    source: `export const call = { text: 'It’s the tenth “are you open on Sunday? today' }
`,
    errors: [
      [
        'punctuation',
        '1:45  The “ has no ” in this text. Write ” where it ends. If it is right, write // allow: punctuation on the line.',
      ],
    ],
  },
  'two-links-to-one-address': {
    source: `export const group = {
  links: [
    { label: 'Calculator', href: '/prices' },
    { label: 'Readiness', href: '/prices' },
  ],
}
`,
    errors: [
      [
        'record-lists',
        '4:33  "Readiness" and "Calculator" lead to the same address, /prices. Write the address of each, or delete ' +
          'one of the two.',
      ],
    ],
  },
  'bundle-with-one-agent-twice': {
    source: `export const trade = { bundle: [{ agent: 'sales' }, { agent: 'sales' }] }
`,
    errors: [
      [
        'record-values',
        '1:62  The agent "sales" appears twice in this list. Write another agent, or delete the entry.',
      ],
    ],
  },
  'durations-of-two-kinds': {
    source: `export const calls = [{ duration: '04:12' }, { duration: '4 mins' }]
`,
    errors: [
      [
        'record-values',
        '1:59  "4 mins" is not a duration as the entries beside it have it. Write minutes and seconds such as 04:12.',
      ],
    ],
  },
  'tag-in-a-text': {
    source: `export const call = { say: 'I’d like to <strong>come in</strong>.' }
`,
    errors: [['record-values', '1:29  "say" is plain text, so <strong> would show. Write the words alone.']],
  },
}
