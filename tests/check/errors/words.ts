import { HEAD, type WrongPage } from '../cases.ts'

/** Pages with wrong words. */
export const words: Record<string, WrongPage> = {
  'american-spelling': {
    source: `${HEAD}The color of the door.
`,
    errors: [
      [
        'spelling',
        '8:5  "color" is not in the dictionary. Did you mean "colour"? If it is right, add it to data/words.txt.',
      ],
    ],
  },
  'brand-in-title': {
    source: `---
title: Prices for AI agents | Staffroom
description: A page whose title ends with the name of the company, which the site adds to every title by itself.
---

# One
`,
    errors: [
      [
        'company-name',
        '2:8  The name of the company is added to every title, so it would stand there twice. Delete "| Staffroom".',
      ],
    ],
  },
  'american-verbs': {
    source: `${HEAD}Customize the office: we organized, analyze and are **realizing** its digitization, says the organization’s analyzer.
`,
    errors: [
      [
        'spelling',
        '8:1  "Customize" is the US spelling. Write "Customise". If it is a name, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:26  "organized" is the US spelling. Write "organised". If it is a name, add it to data/words.txt.',
      ],
      ['spelling', '8:37  "analyze" is the US spelling. Write "analyse". If it is a name, add it to data/words.txt.'],
      [
        'spelling',
        '8:55  "realizing" is the US spelling. Write "realising". If it is a name, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:71  "digitization" is the US spelling. Write "digitisation". If it is a name, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:94  "organization’s" is the US spelling. Write "organisation\'s". If it is a name, add it to ' +
          'data/words.txt.',
      ],
      [
        'spelling',
        '8:109  "analyzer" is the US spelling. Write "analyser". If it is a name, add it to data/words.txt.',
      ],
    ],
  },
  'banned-word-in-heading': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# A seamless start
`,
    errors: [
      [
        'voice',
        '6:5  The voice guide bans the word "seamless". Say what the reader does not have to do. If you ' +
          'mean something else, write {/* allow: voice */} on the line.',
      ],
    ],
  },
  'banned-word': {
    source: `${HEAD}We leverage what you have.
`,
    errors: [
      [
        'voice',
        '8:4  The voice guide bans the word "leverage". Write "use". If you mean something else, write ' +
          '{/* allow: voice */} on the line.',
      ],
    ],
  },
  'description-alike': {
    source: `---
title: One mistake, and no other
description: One agent costs {agent-price} a month here, and a whole large office of agents costs much more than that.
---

# One
`,
    errors: [
      [
        'duplicate-metadata',
        '3:14  This page and content/prices.mdx:3 have nearly the same description. Change one of them to ' +
          'say what makes it different.',
      ],
    ],
  },
  'frequent-typos': {
    source: `---
title: Frequent typos
description: A page with misspelt words, for the tests of the rules that read words and know what was meant.
---

# Frequent typos

Peple recieve teh reciept of thier freind, wich they dont. Ngozi wrote.
`,
    errors: [
      [
        'spelling',
        '8:1  "Peple" is not in the dictionary. Did you mean "People"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:7  "recieve" is not in the dictionary. Did you mean "receive"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:15  "teh" is not in the dictionary. Did you mean "the"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:19  "reciept" is not in the dictionary. Did you mean "receipt"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'spelling',
        '8:30  "thier" is not in the dictionary. Did you mean "their"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:36  "freind" is not in the dictionary. Did you mean "friend"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:44  "wich" is not in the dictionary. Did you mean "which"? If it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '8:54  "dont" is not in the dictionary. Did you mean "don’t"? If it is right, add it to data/words.txt.',
      ],
      ['spelling', '8:60  "Ngozi" is not in the dictionary. If it is a name, add it to data/words.txt.'],
    ],
  },
  'long-description': {
    source: `---
title: One mistake, and no other
description: A description that goes on and on, which it should not, since search results cut it after a hundred and sixty characters, and nobody reads what stands behind that.
---

# One
`,
    errors: [
      ['metadata-length', '3:14  The description has 163 characters; search results cut it after 160. Take out 3.'],
    ],
  },
  'long-title': {
    source: `---
title: A title that goes on and on until search results have to cut it off
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [['metadata-length', '2:8  The title has 67 characters; search results cut it after 60. Take out 7.']],
  },
  'misspelt-word-beside-escapes': {
    source: `---
title: A word beside signs that are written otherwise
description: A page with a word that nobody knows, at the end of texts in which some signs are written as references or escapes.
---

# One

<Photo src="/desk.svg" alt="The &quot;front&quot; desk &amp; its recepcionist" />

<Links of={[{ label: 'The desk\\'s and the caller\\'s own\\nand only recepcionist', href: '/prices' }]} />
`,
    errors: [
      [
        'spelling',
        '8:66  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If ' +
          'it is right, add it to data/words.txt.',
      ],
      [
        'spelling',
        '10:67  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
      ],
    ],
  },
  'misspelt-word-in-prop': {
    source: `${HEAD}<Photo src="/desk.svg" alt="A recepcionist" />
`,
    errors: [
      [
        'spelling',
        '8:31  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If ' +
          'it is right, add it to data/words.txt.',
      ],
    ],
  },
  'misspelt-word-in-title': {
    source: `---
title: The apointment book
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'spelling',
        '2:12  "apointment" is not in the dictionary. Did you mean "appointment" or "anointment"? If it ' +
          'is right, add it to data/words.txt.',
      ],
    ],
  },
  'misspelt-word': {
    source: `${HEAD}Ask the recepcionist.
`,
    errors: [
      [
        'spelling',
        '8:9  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? If ' +
          'it is right, add it to data/words.txt.',
      ],
    ],
  },
  placeholder: {
    source: `${HEAD}[To write: what this section says]
`,
    errors: [
      ['placeholders', '8:1  This is still to be written: what this section says. Write it in place of the brackets.'],
    ],
  },
  'price-in-description': {
    source: `---
title: One mistake, and no other
description: One agent costs £98 a month on this page, which is not what any of the records of this site says.
---

# One
`,
    errors: [
      [
        'prices',
        '3:30  No record has the price £98. Did you mean £99? Print it from the record, such as ' +
          '{agent-price}. If it is no price of ours, write # allow: price on the line above.',
      ],
    ],
  },
  'price-in-prop': {
    source: `${HEAD}<Go href="/prices">£98 per month</Go>
`,
    errors: [
      [
        'prices',
        '8:20  No record has the price £98. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
    ],
  },
  'price-of-no-record-per-agent': {
    source: `${HEAD}It is £1,299 per agent.
`,
    errors: [
      [
        'prices',
        '8:7  No record has the price £1,299. Print it from the record, such as <Phrase of="agent-price" ' +
          '/>. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
    ],
  },
  'price-of-no-record-with-slash': {
    source: `${HEAD}Only £79/mo, today.
`,
    errors: [
      [
        'prices',
        '8:6  No record has the price £79. Did you mean £89? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
    ],
  },
  'price-of-no-record': {
    source: `${HEAD}One agent costs **£95** a month.
`,
    errors: [
      [
        'prices',
        '8:19  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
    ],
  },
  'prices-in-all-forms': {
    source: `---
title: Prices in all forms
description: A page with prices of no record, for the tests of the rules that compare pages with the records.
---

# Prices in all forms

- £95 monthly
- £95 pcm
- £95 p/m
- £95 pm
- £95 every month
- £95 each month
- £95 + VAT a month
- £95/agent
- 95 pounds a month
- GBP 95 a month
- £150 a month
`,
    errors: [
      [
        'prices',
        '8:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '9:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '10:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '11:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '12:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '13:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '14:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '15:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '16:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '17:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase ' +
          'of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
      [
        'prices',
        '18:3  No record has the price £150. Print it from the record, such as <Phrase of="agent-price" ' +
          '/>. If it is no price of ours, write {/* allow: price */} on the line.',
      ],
    ],
  },
  'same-title': {
    source: `---
title: Prices that records have
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'duplicate-metadata',
        '2:8  This page and content/prices.mdx:2 have the same title. Change one of them to say what ' +
          'makes it different.',
      ],
    ],
  },
  'short-description': {
    source: `---
title: One mistake, and no other
description: Too short to say anything.
---

# One
`,
    errors: [
      [
        'metadata-length',
        '3:14  The description has 26 characters; with fewer than 50 it says too little in search ' +
          'results. Say in one or two sentences what the page offers, and to whom.',
      ],
    ],
  },
  'short-title': {
    source: `---
title: Short
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'metadata-length',
        '2:8  The title has 5 characters; with fewer than 8 it says too little in search results. Say ' +
          'what the page is about.',
      ],
    ],
  },
  'words-to-come': {
    source: `---
title: Words to come
description: A page whose words are not all written, for the tests of the rules that read the words of pages.
---

# Words to come

It costs [insert price], from TBC, at XXX.
`,
    errors: [
      [
        'placeholders',
        '8:10  This is still to be written: [insert price]. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
      ],
      [
        'placeholders',
        '8:31  This is still to be written: TBC. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
      ],
      [
        'placeholders',
        '8:39  This is still to be written: XXX. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
      ],
    ],
  },
}
