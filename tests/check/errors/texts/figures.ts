import { allow, type TextCases } from '../../cases.ts'

/** A report with what it counts. */
const WEEK =
  '| Last week | Count | Before |\n| --- | --- | --- |\n| Calls answered | 212 | 9 more |\n| Visits booked | 31 | 4 ' +
  'fewer |\n| Cancelled within a day | 16 | 8 more |\n\n'

/** Prices, figures and contacts that records have. */
export const figureCases: TextCases = {
  prices: {
    wrong: [
      [
        'With 3 or more you pay £99 each, with 2 or more £89 each.',
        '1:6 prices: "3 or more you pay £99 each" does not agree with the price list: from 2 agents on each costs ' +
          `£89. Correct the number or the price, or quote both from the price list. ${allow.price}`,
      ],
      [
        'With 2 or more you pay £99 each, and with 3 or more £89 each.',
        '1:6 prices: "2 or more you pay £99 each" does not agree with the price list: from 2 agents on each costs ' +
          `£89. Correct the number or the price, or quote both from the price list. ${allow.price}`,
        '1:43 prices: "3 or more £89 each" does not agree with the price list: from 2 agents on each costs £89. ' +
          `Correct the number or the price, or quote both from the price list. ${allow.price}`,
      ],
      [
        'It costs £190 a month.',
        '1:10 prices: No record has the price £190. Print it from the record, such as <Phrase of="agent-price" />. ' +
          allow.price,
      ],
      [
        'One costs £99, our agent says. It is £89 a month for one.',
        '1:11 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as ' +
          `<Phrase of="agent-price" />. ${allow.price}`,
        '1:38 prices: The price £89 is written by hand, so a change of the record would not reach it. Quote a ' +
          `price of data/phrases.ts, such as <Phrase of="agent-price" />. ${allow.price}`,
      ],
      [
        '| Agents | Each a month | Each a year |\n| --- | --- | --- |\n| 1 | £99 | £1,199 |\n| 2 | £55 | £979 |',
        '3:7 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as ' +
          `<Phrase of="agent-price" />. ${allow.price}`,
        '4:7 prices: No record has the price £55. Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
      [
        'It costs $99 a month, 95 GBP a month or €89 per agent.',
        '1:10 prices: "$99 a month" is not in pounds, as our prices are. Quote a price of data/phrases.ts, such ' +
          `as <Phrase of="agent-price" />. ${allow.price}`,
        '1:23 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '1:41 prices: "€89 per agent" is not in pounds, as our prices are. Quote a price of data/phrases.ts, such ' +
          `as <Phrase of="agent-price" />. ${allow.price}`,
      ],
      [
        'Two agents come to £178 a month, and three to £270.',
        `1:47 prices: 3 agents at £89 each come to £267, not £270. Correct the total, or leave it out. ${allow.price}`,
      ],
      ['It costs £99 a year.', `1:10 prices: £99 is a price for a month. Write "a month". ${allow.price}`],
      [
        'One agent costs a hundred pounds a month.',
        '1:17 prices: No record has the price £100. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
      [
        'One agent costs ninety-nine pounds a month, or two hundred and ten quid a month.',
        '1:17 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as ' +
          `<Phrase of="agent-price" />. ${allow.price}`,
        '1:48 prices: No record has the price £210. Print it from the record, such as <Phrase of="agent-price" ' +
          `/>. ${allow.price}`,
      ],
      [
        '<Go href="/prices">£98 per month</Go>',
        '1:20 prices: No record has the price £98. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
      [
        'It is £1,299 per agent.',
        '1:7 prices: No record has the price £1,299. Print it from the record, such as <Phrase of="agent-price" ' +
          `/>. ${allow.price}`,
      ],
      [
        'Only £79/mo, today.',
        '1:6 prices: No record has the price £79. Did you mean £89? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
      [
        'One agent costs **£95** a month.',
        '1:19 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
      [
        '- £95 monthly\n- £95 pcm\n- £95 p/m\n- £95 pm\n- £95 every month\n- £95 each month\n- £95 + VAT a month\n- ' +
          '£95/agent\n- 95 pounds a month\n- GBP 95 a month\n- £150 a month',
        '1:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '2:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '3:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '4:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '5:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '6:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '7:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '8:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '9:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '10:3 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
        '11:3 prices: No record has the price £150. Print it from the record, such as <Phrase of="agent-price" ' +
          `/>. ${allow.price}`,
      ],
    ],
    right: [
      'Dial 141 first to hide your number.\n\n| Our calls | Cost |\n| --- | --- |\n| A boiler | £89 |',
      'Two agents come to £178 a month, and three to £267.',
      'Two agents find £12,400 and £18,750, which make £31,150. Of £18,003 or more, an agent keeps £20 each.',
      'What the agents find adds up: £12 and £3 make £15. No agent turns 18,003 to £31,150.',
      'A firm can lose £1,200 a month, and an agent saves up to £300 a month.',
      'A lost roof costs £99.50 or £12,000. The boiler costs £89. A call costs $99.',
      'A temp costs £1,900 a month.',
      'The boiler costs £89. Our agent says so.',
      'Three agents cost £267 a month, and four cost £356.',
      'A temp costs two thousand two hundred pounds a month. A call costs £0.125 a minute.',
    ],
  },
  'typed-figures': {
    wrong: [
      [
        'We have a 14-day money-back guarantee. Book a 30-minute call.',
        '1:11 typed-figures: "14-day money-back" does not agree with data/, which says 30-day money-back ' +
          'guarantee. Quote it as <Phrase of="money-back" />. If it is another figure, write {/* allow: figure */} ' +
          'on the line.',
        '1:47 typed-figures: "30-minute" does not agree with data/, which says 15-minute. Quote it as <Phrase ' +
          'of="discovery-call-length" />. If it is another figure, write {/* allow: figure */} on the line.',
      ],
      [
        'We reply within 48 hours and keep it for six months. Set up in 20 minutes.',
        '1:17 typed-figures: "48 hours" does not agree with data/, which says 24 hours. Quote it as <Phrase ' +
          'of="playbook-reply" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:42 typed-figures: "six months" does not agree with data/, which says 12 months. Quote it as <Phrase ' +
          'of="kept-requests" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:64 typed-figures: "20 minutes" does not agree with data/, which says 10 minutes. Quote it as <Phrase ' +
          'of="setup-time" />. If it is another figure, write {/* allow: figure */} on the line.',
      ],
      [
        'Twelve questions about readiness-question-count. All twelve agents, nine industries, ten AI agents.',
        '1:1 typed-figures: "Twelve questions" does not agree with data/, which says 15. Quote it as <Phrase ' +
          'of="readiness-question-count" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:54 typed-figures: "twelve agents" does not agree with data/, which says ten. Quote it as <Phrase ' +
          'of="agent-count" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:69 typed-figures: "nine industries" does not agree with data/, which says ten. Quote it as <Phrase ' +
          'of="industry-count" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:86 typed-figures: "ten AI agents" is written by hand, so a change of the record would not reach it. ' +
          'Quote it as <Phrase of="agent-count" />. If it is another figure, write {/* allow: figure */} on the ' +
          'line.',
      ],
      [
        'It has six levels, and twelve playbooks.',
        '1:8 typed-figures: "six levels" does not agree with data/, which says seven. Quote it as <Phrase ' +
          'of="office-levels" />. If it is another figure, write {/* allow: figure */} on the line.',
        '1:24 typed-figures: "twelve playbooks" does not agree with data/, which says six. Quote it as <Phrase ' +
          'of="playbook-count" />. If it is another figure, write {/* allow: figure */} on the line.',
      ],
      [
        'It works with the eight others.',
        '1:19 typed-figures: "eight others" does not agree with data/, which counts 10 with this one. Write nine, ' +
          'as the list counts, or no number. If it is another figure, write {/* allow: figure */} on the line.',
      ],
      [
        'It is ours. {/* allow: figure */}\nA 14-day money-back guarantee.',
        '2:3 typed-figures: "14-day money-back" does not agree with data/, which says 30-day money-back guarantee. ' +
          'Quote it as <Phrase of="money-back" />. If it is another figure, write {/* allow: figure */} on the line.',
      ],
      [
        'Our short quiz asks 20 questions.',
        '1:21 typed-figures: "20 questions" does not agree with data/, which says 15. Quote it as <Phrase ' +
          'of="readiness-question-count" />. If it is another figure, write {/* allow: figure */} on the line.',
      ],
    ],
    right: [
      '{/* allow: figure */}\nOur 14-day money-back guarantee.',
      'It asks two questions, with three agents, in 20 minutes. Bring six questions. A 3-minute call.',
      'Our 14-day money-back guarantee. {/* allow: figure */}',
      'It works with the eight others. {/* allow: figure */}',
      'Call us any day.',
    ],
  },
  'counted-lists': {
    wrong: [
      [
        'It has three good parts:\n\n- One\n- Two\n\n## Two steps\n\n1. First\n2. Then\n3. Last',
        '1:1 counted-lists: The words say "three good parts", but the list below has 2. Correct the number or the ' +
          'list. If it counts something else, write {/* allow: figure */} on the line.',
        '6:1 counted-lists: The words say "Two steps", but the list below has 3. Correct the number or the list. ' +
          'If it counts something else, write {/* allow: figure */} on the line.',
      ],
      [
        '## Four ways to begin\n\nTwo steps each.\n\n<Shelf />',
        '1:1 counted-lists: The words say "Four ways", but what follows has 3. Correct the number or the list. If ' +
          'it counts something else, write {/* allow: figure */} on the line.',
        '3:1 counted-lists: The words say "Two steps each", but what follows has 3. Correct the number or the ' +
          'list. If it counts something else, write {/* allow: figure */} on the line.',
      ],
      [
        'It keeps these three documents.\n\n| A document |\n| --- |\n| One |\n| Two |\n\nThe tire sizes are there. Hire a ' +
          'second, and each costs £4.',
        '1:1 counted-lists: The words say "these three documents", but what follows has 2. Correct the number or ' +
          'the list. If it counts something else, write {/* allow: figure */} on the line.',
        `8:5 wrong-words: This says "tire", but another word is meant. Write "tyre". ${allow.words}`,
        '8:57 prices: No record has the price £4. Print it from the record, such as <Phrase ' +
          `of="agent-price" />. ${allow.price}`,
      ],
    ],
    right: [
      'A driver’s need for sleep, and a teacher’s have-a-go day. It never tires of it. These two months were long.\n\n- ' +
        'One\n- Two\n- Three',
      '## Three ways to begin\n\nThey take two steps each. Four questions came.\n\n<Shelf />',
      'It has two good parts:\n\n- One\n- Two',
      'It has two parts: words and sound. It brings\n\n- One\n- Two\n- Three',
      'It keeps these two documents:\n\n- One\n- Two',
      '## Two ways to begin\n\nWords.\n\n## Others\n\n<Shelf />',
      'Three reasons to stay: {/* allow: figure */}\n\n- One\n- Two',
    ],
  },
  'table-figures': {
    wrong: [
      [
        `${WEEK}If 14 cancellations looks wrong, click it. The thirty bookings are new.\n\nAll 210 calls are answered.`,
        '7:4 table-figures: The text says "14 cancellations", but the table above has 16 for "Cancelled within a ' +
          'day". Correct the text or the table. If it counts something else, write {/* allow: figure */} on the line.',
        '7:48 table-figures: The text says "thirty bookings", but the table above has 31 for "Visits booked". ' +
          'Correct the text or the table. If it counts something else, write {/* allow: figure */} on the line.',
        '9:5 table-figures: The text says "210 calls", but the table above has 212 for "Calls answered". Correct the ' +
          'text or the table. If it counts something else, write {/* allow: figure */} on the line.',
      ],
    ],
    right: [
      `${WEEK}All 212 calls were answered. If 16 cancellations looks wrong, click it. The 31 bookings are new.`,
      `${WEEK}The 8 cancellations are new, and the 14 cancellations on Friday came late. All 259 calls are in. If 20 ` +
        'bookings come, it tells you. Five calls were long: the five calls are below. The 12 days were busy.',
      `${WEEK}The 40 letters are printed.`,
      `${WEEK}If 14 cancellations looks wrong, click it. {/* allow: figure */}`,
      `${WEEK}## Another section\n\nThe 14 cancellations were elsewhere. The 20 calls are another firm’s.`,
    ],
  },
  contradictions: {
    wrong: [
      [
        'We’re open on Sundays.',
        '1:1 contradictions: "We’re open on Sundays" contradicts data/site.ts, which says "Weekends closed". ' +
          'Correct the sentence, or the record if that has changed. If it is about somebody else, write {/* allow: ' +
          'figure */} on the line.',
      ],
    ],
    right: ['## What if we’re open on Sundays?\n\nA question says nothing.'],
  },
  contacts: {
    wrong: [
      [
        '[The agent’s line](tel:main)',
        '1:20 contacts: The words say that an agent answers, but people answer the main line. Write ' +
          `(tel:hotline). ${allow.contact}`,
      ],
      [
        'We are at 14a Potter’s Row, Leeds.',
        '1:11 contacts: Our address is written by hand, so a change of the record would not reach it. Quote it as ' +
          `<Phrase of="address" />. ${allow.contact}`,
      ],
      [
        'Write to info@agency.org or call 020 7946 0999.',
        `1:10 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. ${allow.contact}`,
        '1:34 contacts: "020 7946 0999" is not our telephone number. In a link write [Call us](tel:main) or [Call ' +
          `the demo line](tel:hotline), in a text <Phrase of="phone" />. ${allow.contact}`,
      ],
      [
        'Please [write](mailto:info@agency.org) or [call](tel:+442079460999).',
        `1:16 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. ${allow.contact}`,
        '1:50 contacts: "+442079460999" is not our telephone number. In a link write [Call us](tel:main) or [Call ' +
          `the demo line](tel:hotline), in a text <Phrase of="phone" />. ${allow.contact}`,
      ],
      [
        'Call [020 7123 4567](tel:main).',
        '1:7 contacts: Our telephone number is written by hand, so a change of the record would not reach it. ' +
          `Quote it as <Phrase of="phone" />. ${allow.contact}`,
      ],
      [
        'Ring us on 0207 123 4567.',
        '1:12 contacts: Our telephone number is written by hand, so a change of the record would not reach it. ' +
          `Quote it as <Phrase of="phone" />. ${allow.contact}`,
      ],
    ],
    right: [
      'It reads a number back in groups, as in 020 7946 0155, so that a wrong digit is noticed.',
      'Call 020 7123 4567, +44 20 7123 4567, +44 (0)20 7123 4567 or [999](tel:999), or write to ' +
        'hello@small-site.test. {/* allow: contact */}',
      'Call the ICO on 0303 123 1113. {/* allow: contact */}',
      '01234567 is a number, 2026-01-31 a day, £1,000,000,000 an amount, and 0.123456789 a share.',
      'For gas call 0800 111 999, and the ICO on 0303 123 1113.',
    ],
  },
}
