/** The rule that was broken, and the message: line, column, what is wrong, how to fix it. */
export type Expected = [rule: string, text: string]

/** Where a page must stand to have just the one error that it has. */
export const placed: Record<string, string> = { 'h1-beside-template': 'support' }

/** Every page under errors/. */
export const errors: Record<string, Expected[]> = {
  'american-spelling': [
    [
      'spelling',
      '8:5  "color" is not in the dictionary. Did you mean "colour"? If it is right, add it to data/words.txt.',
    ],
  ],
  'american-verbs': [
    ['spelling', '8:1  "Customize" is the US spelling. Write "Customise". If it is a name, add it to data/words.txt.'],
    ['spelling', '8:26  "organized" is the US spelling. Write "organised". If it is a name, add it to data/words.txt.'],
    ['spelling', '8:37  "analyze" is the US spelling. Write "analyse". If it is a name, add it to data/words.txt.'],
    ['spelling', '8:55  "realizing" is the US spelling. Write "realising". If it is a name, add it to data/words.txt.'],
    [
      'spelling',
      '8:71  "digitization" is the US spelling. Write "digitisation". If it is a name, add it to data/words.txt.',
    ],
    [
      'spelling',
      `8:94  "organization’s" is the US spelling. Write "organisation's". If it is a name, add it to data/words.txt.`,
    ],
    ['spelling', '8:109  "analyzer" is the US spelling. Write "analyser". If it is a name, add it to data/words.txt.'],
  ],
  'banned-word-in-heading': [
    [
      'voice',
      '6:5  The voice guide bans the word "seamless". Say what the reader does not have to do. If you mean something else, write {/* allow: voice */} on the line.',
    ],
  ],
  'banned-word': [
    [
      'voice',
      '8:4  The voice guide bans the word "leverage". Write "use". If you mean something else, write {/* allow: voice */} on the line.',
    ],
  ],
  'broken-anchor-in-prop': [
    ['anchors', '8:11  This page has no heading or section with the id "nothing". Use one of: one.'],
  ],
  'broken-anchor-on-page': [
    ['anchors', '10:18  This page has no heading or section with the id "two-thing". Did you mean "two-things"?'],
  ],
  'broken-anchor': [
    [
      'anchors',
      '8:21  The page /prices has no heading or section with the id "what-it-cost". Did you mean "what-it-costs"?',
    ],
  ],
  'broken-link-in-draft': [['links', '9:18  There is no page /pricess. Did you mean "/prices"?']],
  'broken-link-in-list': [
    ['links', '8:78  There is no page /nowhere-at-all. Write the path of a page, or add the page to content/.'],
  ],
  'broken-link-in-prop': [['links', '8:11  There is no page /qiuet. Did you mean "/quiet"?']],
  'broken-link': [['links', '8:18  There is no page /price. Did you mean "/prices"?']],
  'description-alike': [
    [
      'duplicate-metadata',
      '3:14  This page and content/prices.mdx:3 have nearly the same description. Change one of them to say ' +
        'what makes it different.',
    ],
  ],
  'duplicate-id': [
    [
      'duplicate-ids',
      '14:1  The id "here" is already used by line 8: links to #here reach only the first. Change the heading.',
    ],
  ],
  'frequent-typos': [
    [
      'spelling',
      '8:1  "Peple" is not in the dictionary. Did you mean "People"? If it is right, add it to data/words.txt.',
    ],
    [
      'spelling',
      '8:7  "recieve" is not in the dictionary. Did you mean "receive"? If it is right, add it to data/words.txt.',
    ],
    ['spelling', '8:15  "teh" is not in the dictionary. Did you mean "the"? If it is right, add it to data/words.txt.'],
    [
      'spelling',
      '8:19  "reciept" is not in the dictionary. Did you mean "receipt"? If it is right, add it to data/words.txt.',
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
    ['spelling', '8:49  "Ngozi" is not in the dictionary. If it is a name, add it to data/words.txt.'],
  ],
  'h1-beside-template': [
    [
      'one-h1',
      `8:1  A second heading of the first level: the page's template has one. Write ## for a heading of the ` +
        'second level.',
    ],
  ],
  'line-under-text': [
    ['column-break', '9:1  The --- makes the line above it a heading. Leave an empty line above it.'],
  ],
  'link-in-capitals': [['links', '8:18  There is no page /Prices. Write /prices.']],
  'link-in-html': [['links', '8:14  There is no page /prizes. Did you mean "/prices"?']],
  'link-in-reference': [['links', '10:6  There is no page /pricess. Did you mean "/prices"?']],
  'link-of-odd-kind': [
    [
      'links',
      '8:17  A link cannot begin with "javascript:". Write the path of a page, such as /pricing, or an address ' +
        'that begins with https://, mailto: or tel:.',
    ],
    [
      'links',
      '8:51  A link cannot begin with "C:". Write the path of a page, such as /pricing, or an address that ' +
        'begins with https://, mailto: or tel:.',
    ],
    [
      'links',
      '8:80  The link "mailto:us" has no valid e-mail address. Write the whole address behind mailto:, with its @.',
    ],
    [
      'links',
      '8:106  The link "tel:sales" has no valid telephone number. Write + and the digits, with the code of the country; ' +
        'our own are tel:hotline and tel:main.',
    ],
  ],
  'link-read-more-in-widget': [
    [
      'link-text',
      '8:1  The words of the link, "Read more", do not say where it leads. Write what it leads to, such as ' +
        '[all prices](/pricing).',
    ],
  ],
  'link-that-is-its-address': [['link-text', '8:5  The link text is its address. Write what it leads to, in words.']],
  'link-that-says-here': [
    [
      'link-text',
      '8:18  The words of the link, "here", do not say where it leads. Write what it leads to, such as [all ' +
        'prices](/pricing).',
    ],
  ],
  'link-to-draft': [
    [
      'links',
      '8:17  The page /notes is a draft, so the link leads nowhere. Remove the link until visitors can open the page.',
    ],
  ],
  'link-to-file': [
    ['links', '8:18  The link "./prices.mdx#what-it-costs" does not begin with a slash. Write /prices#what-it-costs.'],
  ],
  'link-to-own-address': [
    ['links', `8:18  The link "https://www.small-site.test/Prices/" names this site's own address. Write /prices.`],
    ['links', `8:73  The link "http://small-site.test" names this site's own address. Write /.`],
    [
      'links',
      `8:123  The link "https://small-site.test/prizes" names this site's own address. Write its path. There ` +
        'is no page /prizes. Did you mean "/prices"?',
    ],
  ],
  'link-to-own-computer': [
    [
      'links',
      '8:18  The link "http://localhost:3000/prices#what-it-costs" works only on your own computer. Write ' +
        '/prices#what-it-costs.',
    ],
    [
      'links',
      '8:85  The link "http://127.0.0.1:3000/prizes" works only on your own computer. Write its path. There is ' +
        'no page /prizes. Did you mean "/prices"?',
    ],
    [
      'links',
      '8:116  The link "http://localhost:3000/quiet?a=1&b=2" works only on your own computer. Write /quiet?a=1&b=2.',
    ],
    [
      'links',
      '8:172  The link "http://localhost:3000/quiet" works only on your own computer. Write it as a link: ' +
        '[what it leads to](/quiet).',
    ],
  ],
  'link-to-page-to-come': [
    [
      'links',
      '8:20  The page /tomorrow is not published before 2099-01-01, so the link leads nowhere. Remove the link ' +
        'until visitors can open the page.',
    ],
  ],
  'link-to-redirect-in-prop': [
    ['redirected-links', '8:11  The page /older has moved to /prices. Write /prices?a=1#what-it-costs.'],
  ],
  'link-to-redirect': [['redirected-links', '8:18  The page /old-prices has moved to /prices. Write /prices.']],
  'link-with-half-an-address': [
    ['links', '8:11  The link "https:/www.example.org/a" lacks a slash. Write https://www.example.org/a.'],
    [
      'links',
      '8:44  The link "https://example" is not a complete address. Write it as the browser shows it, such as ' +
        'https://www.example.com/page.',
    ],
    [
      'links',
      '8:70  The link "http://www.example.org" begins with http://, which browsers warn about. Write ' +
        'https://www.example.org.',
    ],
    ['links', '8:102  The link "//www.example.org" does not begin with https://. Write https://www.example.org.'],
    ['links', '8:129  The link "www.example.org" lacks https://. Write https://www.example.org.'],
    ['links', '8:153  The link "us@example.org" is an e-mail address without mailto:. Write mailto:us@example.org.'],
  ],
  'link-with-slash-at-end': [['links', '8:18  There is no page /prices/. Write /prices.']],
  'link-without-address': [
    ['links', '8:5  The link has no address. Write where it leads, such as /pricing.'],
    ['links', '8:33  The link has no address. Write where it leads, such as /pricing.'],
  ],
  'link-without-slash': [['links', '8:18  The link "prices" does not begin with a slash. Write /prices.']],
  'link-without-words': [
    [
      'link-text',
      '8:5  The link has no text, so it is invisible. Write between the square brackets what it leads to, such ' +
        'as [all prices](/pricing).',
    ],
    [
      'link-text',
      '8:21  The link has no text, so it is invisible. Write between the square brackets what it leads to, ' +
        'such as [all prices](/pricing).',
    ],
  ],
  'links-to-renamed-page': [
    [
      'links',
      '8:18  There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
        '"redirectFrom: /pricing" at its top.',
    ],
    [
      'links',
      '8:42  There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
        '"redirectFrom: /pricing" at its top.',
    ],
    ['links', '8:106  There is no page /qiuet. Did you mean "/quiet"?'],
  ],
  'long-description': [
    ['metadata-length', '3:14  The description has 163 characters; search results cut it after 160. Take out 3.'],
  ],
  'long-title': [['metadata-length', '2:8  The title has 67 characters; search results cut it after 60. Take out 7.']],
  'lost-cell': [
    [
      'lost-words',
      '10:18  The row has more cells than the head of its table, so this one is not shown. Write a cell more in the ' +
        'head, or delete the | before these words. To show the sign, write \\|',
    ],
  ],
  'lost-note': [
    [
      'lost-words',
      '10:1  Nothing refers to the note [^9], so it is not shown. Write [^9] where it belongs, or delete the note.',
    ],
  ],
  'missing-picture-in-prop': [
    ['picture-files', '8:13  There is no picture "/desc.svg" in public/. Did you mean "/desk.svg"?'],
  ],
  'missing-picture-in-public': [
    ['picture-files', '8:11  There is no picture "/desks.svg" in public/. Did you mean "/desk.svg"?'],
  ],
  'missing-picture': [['picture-files', '8:23  There is no picture "plam.svg" in content/. Did you mean "plan.svg"?']],
  'misspelt-word-beside-escapes': [
    [
      'spelling',
      '8:66  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is ' +
        'right, add it to data/words.txt.',
    ],
    [
      'spelling',
      '10:67  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is ' +
        'right, add it to data/words.txt.',
    ],
  ],
  'misspelt-word-in-prop': [
    [
      'spelling',
      '8:31  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is ' +
        'right, add it to data/words.txt.',
    ],
  ],
  'misspelt-word-in-title': [
    [
      'spelling',
      '2:12  "apointment" is not in the dictionary. Did you mean "appointment" or "anointment"? If it is ' +
        'right, add it to data/words.txt.',
    ],
  ],
  'misspelt-word': [
    [
      'spelling',
      '8:9  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is ' +
        'right, add it to data/words.txt.',
    ],
  ],
  'no-alternative-text-in-html': [
    [
      'alternative-text',
      '8:1  The picture has no alternative text. Write what it shows: alt="A receptionist at her desk", or ' +
        'alt="" where it only decorates.',
    ],
  ],
  'no-alternative-text-in-prop': [
    [
      'alternative-text',
      '8:1  The picture has no alternative text. Write what it shows: alt="A receptionist at her desk", or ' +
        'alt="" where it only decorates.',
    ],
  ],
  'no-alternative-text': [
    [
      'alternative-text',
      '8:1  The picture has no alternative text. Write what it shows between the square brackets: ![A ' +
        'receptionist at her desk](…)',
    ],
  ],
  'no-break-space': [
    ['forced-breaks', '6:13  Lines break by themselves, so that they fit on every screen. Type an ordinary space.'],
    [
      'forced-breaks',
      '8:7  Lines break by themselves, so that they fit on every screen. Write a space instead of <br />.',
    ],
  ],
  'no-h1': [
    ['one-h1', '6:1  The page has no heading of the first level. Write one at the top: # What the page is about'],
  ],
  orphan: [
    ['orphans', '1:1  No link leads to /orphan: visitors cannot find it. Link to it from a page that belongs with it.'],
  ],
  'page-of-record-elsewhere': [
    [
      'record-pages',
      '5:11  The page of the industry "dental" must be at /dental, where links to it lead, not at ' +
        '/page-of-record-elsewhere. Rename the file to dental.mdx.',
    ],
  ],
  'link-to-expiring-page': [
    [
      'expiring-links',
      '8:17  The page /offer expires: after 2026-12-31, builds show the words of this link without the link. Nothing ' +
        'needs to be done if the sentence is right without it.',
    ],
    [
      'links',
      '8:47  The page /offer expires after 2026-12-31, and this link could not disappear with it. Write the link in a ' +
        'sentence of a page, as [words](/path): builds show its words alone from that day on.',
    ],
  ],
  'past-page': [
    [
      'expired-pages',
      `4:10  The page's last day, 2020-01-31, is over: builds leave it out. Delete the file, or write a later day.`,
    ],
  ],
  'percent-in-anchor': [
    ['anchors', '8:23  This page has no heading or section with the id "100%". Did you mean "100"?'],
    [
      'anchors',
      '8:50  The page /prices has no heading or section with the id "what%-it-costs". Did you mean "what-it-costs"?',
    ],
  ],
  'percent-in-picture': [
    [
      'picture-files',
      '8:33  The % in "50%-off.png" begins no code such as %20. For the sign itself write %25: 50%25-off.png.',
    ],
    [
      'picture-files',
      '10:15  The % in "/100%25-wool%.svg" begins no code such as %20. For the sign itself write %25: ' +
        '/100%25-wool%25.svg.',
    ],
    [
      'picture-files',
      '12:11  The % in "/%ff.svg" begins no code such as %20. For the sign itself write %25: /%25ff.svg.',
    ],
  ],
  'picture-elsewhere': [
    [
      'picture-files',
      '8:11  The picture is on another site, and pages load nothing from other sites. Put the file into ' +
        'content/pictures/, and write its path: pictures/ and its name.',
    ],
  ],
  'picture-with-size': [['printed-links', "8:1  A picture's size cannot be set. Delete =300x200."]],
  'placeholder-page': [
    [
      'reserved-values',
      '4:1  The text of this page is a placeholder, such as a policy that no lawyer has read. Have it checked or ' +
        'replace it, and delete this line.',
    ],
  ],
  placeholder: [
    ['placeholders', '8:1  This is still to be written: what this section says. Write it in place of the brackets.'],
  ],
  'price-in-description': [
    [
      'prices',
      '3:30  No record has the price £98. Did you mean £99? Print it from the record, such as {agent-price}. If it is no price of ours, write # allow: price on the line above.',
    ],
  ],
  'price-in-prop': [
    [
      'prices',
      '8:20  No record has the price £98. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
  ],
  'price-of-no-record-per-agent': [
    [
      'prices',
      '8:7  No record has the price £1,299. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
  ],
  'price-of-no-record-with-slash': [
    [
      'prices',
      '8:6  No record has the price £79. Did you mean £89? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
  ],
  'price-of-no-record': [
    [
      'prices',
      '8:19  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
  ],
  'prices-in-all-forms': [
    [
      'prices',
      '8:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '9:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '10:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '11:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '12:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '13:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '14:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '15:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '16:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '17:3  No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
    [
      'prices',
      '18:3  No record has the price £1,200. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    ],
  ],
  'printed-heading': [
    [
      'printed-marks',
      '8:1  The ## shows as plain text: a space is missing after it. Write ## and a space for a heading; to ' +
        'show the sign itself, a backslash before it: \\#',
    ],
    [
      'printed-marks',
      '11:1  The ### shows as plain text: a space is missing after it. Write ### and a space for a heading; to ' +
        'show the sign itself, a backslash before it: \\#',
    ],
    [
      'printed-marks',
      '13:1  The # shows as plain text: a space is missing after it. Write # and a space for a heading; to ' +
        'show the sign itself, a backslash before it: \\#',
    ],
    [
      'printed-marks',
      '15:3  The ## shows as plain text: a space is missing after it. Write ## and a space for a heading; to ' +
        'show the sign itself, a backslash before it: \\#',
    ],
    [
      'printed-marks',
      '17:3  The ## shows as plain text: a space is missing after it. Write ## and a space for a heading; to ' +
        'show the sign itself, a backslash before it: \\#',
    ],
    ['printed-marks', '19:1  The heading has no text. Write it after ## and a space, or delete the line.'],
  ],
  'printed-link': [
    [
      'printed-links',
      '8:5  The link shows as plain text: "guide" is not defined. Write the address itself, in round brackets: ' +
        '[all prices](/pricing).',
    ],
    [
      'printed-links',
      '8:25  The link shows as plain text: "the prices" is not defined. Write the address itself, in round ' +
        'brackets: [all prices](/pricing).',
    ],
    [
      'printed-links',
      '8:41  The link shows as plain text: there must be nothing between ] and (. Write [the prices](/prices).',
    ],
    [
      'printed-links',
      '8:65  The link shows as plain text: its address has a space in it. Remove the space, or write %20 for it.',
    ],
    [
      'printed-links',
      '8:97  The link shows as plain text: a quotation mark in its brackets is curly. Write [a page (with a ' +
        '"title")](/prices "Prices").',
    ],
    [
      'printed-links',
      '8:142  The link shows as plain text: what follows the address cannot be read. Put what follows it in ' +
        'straight quotation marks, or remove it.',
    ],
    [
      'printed-links',
      '8:173  The link shows as plain text: there must be nothing between ] and (. Write [the last one](/prices).',
    ],
    [
      'printed-links',
      '11:8  The link shows as plain text: there must be nothing between ] and (. Write [to ' +
        'elsewhere](https://www.example.org/a).',
    ],
    [
      'printed-links',
      '11:58  The link shows as plain text: its address has a space in it. Remove the space, or write %20 for it.',
    ],
  ],
  'printed-note': [
    [
      'printed-links',
      '8:17  The note [^1] is not defined, so it shows as plain text. Write the note in a paragraph of its ' +
        'own: [^1]: What it says.',
    ],
  ],
  'printed-picture': [
    [
      'printed-links',
      '8:1  The picture shows as plain text: its address has a space in it. Write %20 for each space: ' +
        'pictures/my%20desk.png.',
    ],
    [
      'printed-links',
      '10:1  The picture shows as plain text: its address has a space in it. Write %20 for each space: ' +
        'pictures/my%20own%20desk.png.',
    ],
    [
      'printed-links',
      '12:1  The picture shows as plain text: a quotation mark in its brackets is curly. Write ![A ' +
        'desk](/desk.svg "The desk").',
    ],
    [
      'printed-links',
      '14:1  The picture shows as plain text: "desk" is not defined. Write the address itself, in round ' +
        'brackets: ![A desk by a window](pictures/desk.jpg).',
    ],
  ],
  'printed-table': [
    [
      'broken-tables',
      '9:1  The table shows as plain text: this row has one cell, and its head has 2. Write | --- | --- |',
    ],
    [
      'broken-tables',
      '14:1  The table shows as plain text: this row has 3 cells, and its head has 2. Write | --- | --- |',
    ],
    [
      'broken-tables',
      '16:1  The table shows as plain text: the row of dashes below its head is missing. Write below this ' +
        'line: | --- | --- |',
    ],
  ],
  'same-heading-twice': [
    [
      'duplicate-ids',
      '12:1  The page has this heading twice (see line 8): links to #two reach only the first. Change one of them.',
    ],
  ],
  'same-title': [
    [
      'duplicate-metadata',
      '2:8  This page and content/prices.mdx:2 have the same title. Change one of them to say what makes it different.',
    ],
  ],
  'second-page-of-record': [
    [
      'record-pages',
      '5:8  The agent "sales" already has a page: content/sales.mdx. Delete one of the two, or remove the template.',
    ],
  ],
  'short-description': [
    [
      'metadata-length',
      '3:14  The description has 26 characters; with fewer than 50 it says too little in search results. Say ' +
        'in one or two sentences what the page offers, and to whom.',
    ],
  ],
  'short-title': [
    [
      'metadata-length',
      '2:8  The title has 5 characters; with fewer than 8 it says too little in search results. Say what the ' +
        'page is about.',
    ],
  ],
  'skipped-level-in-widget': [
    [
      'heading-levels',
      '8:2  <Panel> contains a heading of level 4, but the heading above it is of level 1. Write a heading of ' +
        'level 3 above it: ### …',
    ],
  ],
  'skipped-level': [
    [
      'heading-levels',
      '8:1  A heading of level 3 follows one of level 1: a level is missing. Write ## for a heading of level 2.',
    ],
  ],
  'two-h1': [
    [
      'one-h1',
      '8:1  A second heading of the first level; the first is in line 6. Write ## for a heading of the second level.',
    ],
  ],
  'words-to-come': [
    ['placeholders', '8:10  This is still to be written: [insert price]. Write it, or delete it.'],
    ['placeholders', '8:31  This is still to be written: TBC. Write it, or delete it.'],
    ['placeholders', '8:39  This is still to be written: XXX. Write it, or delete it.'],
  ],
  'widget-twice': [
    ['duplicate-ids', '14:2  <Panel> is on the page twice, with the id "panel" each time. Remove one of them.'],
  ],
}

/** Every record under records/. */
export const records: Record<string, Expected[]> = {
  'anchor-of-no-page': [
    [
      'anchors',
      '1:47  The page /prices has no heading or section with the id "what-it-cots". Did you mean "what-it-costs"?',
    ],
  ],
  'banned-word': [
    [
      'voice',
      '1:30  The voice guide bans the word "Unlock". Say what becomes possible. If you mean something else, write // allow: voice on the line.',
    ],
  ],
  'certificate-past-its-date': [
    [
      'expired-dates',
      `1:36  The certificate's last day, 2025-12-31, is over, so pages add "renewal to be confirmed". Write the ` +
        'new day, or another status.',
    ],
  ],
  'copyright-of-last-year': [['expired-dates', '1:35  The copyright line names the year 2025. Write 2026.']],
  'empty-text': [['record-values', '1:30  "name" is empty. Write the text, or delete the line if it is optional.']],
  'expectation-past-its-date': [
    [
      'expired-dates',
      '1:33  This was expected in Q2 2025, which is over. Write when it is expected, or its new status.',
    ],
  ],
  'industry-without-choice': [
    [
      'industry-choices',
      '1:33  Forms offer the industry "Dental", which is not in data/industries.ts. Write the name of the industry as ' +
        'that file has it, or delete it.',
    ],
    [
      'industry-choices',
      `1:43  Forms do not offer the industry "Zoos" of data/industries.ts. Write 'Zoos', above this line.`,
    ],
    [
      'record-pages',
      '1:27  The industry "dental" has no page. Add content/(industries)/dental.mdx with "template: industry" and ' +
        '"industry: dental".',
    ],
  ],
  'impossible-day': [['record-values', '1:30  There is no day 2025-02-30. Write a day such as 2026-01-31.']],
  'link-to-no-page': [['links', '1:47  There is no page /pricess. Did you mean "/prices"?']],
  'link-to-redirect': [['redirected-links', '1:47  The page /old-prices has moved to /prices. Write /prices.']],
  'apostrophe-in-text': [['data-names', '1:33  The apostrophe ends the text. Write ’ instead: Don’t miss a call']],
  'number-with-comma': [['data-names', '1:30  A number has no comma. Write 1299.']],
  'missing-bracket': [
    [
      'data-names',
      '3:17  The file cannot be read: Expected `,` or `}` but found `]`. Look for a missing bracket, comma or ' +
        'quotation mark here or just above.',
    ],
  ],
  'latin-1': [
    [
      'encoding',
      '2:22  The character here cannot be read: the file is, or once was, saved in another encoding than ' +
        'UTF-8. Save it as UTF-8. Where it shows � even then, write the character again.',
    ],
  ],
  'merge-conflict': [
    [
      'merge-conflict',
      '2:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the lines ' +
        '<<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  'misspelt-word-beside-escapes': [
    [
      'spelling',
      '1:77  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to ' + 'data/words.txt.',
    ],
    [
      'spelling',
      '1:98  "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionism"? If it is ' +
        'right, add it to data/words.txt.',
    ],
    [
      'spelling',
      '2:24  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to ' + 'data/words.txt.',
    ],
  ],
  'misspelt-word': [
    [
      'spelling',
      '1:38  "evry" is not in the dictionary. Did you mean "every"? If it is right, add it to ' + 'data/words.txt.',
    ],
  ],
  'percent-in-anchor': [
    [
      'anchors',
      '1:47  The page /prices has no heading or section with the id "what-it-costs%". Did you mean "what-it-costs"?',
    ],
  ],
  'placeholder-person': [
    [
      'reserved-values',
      '2:18  This record has placeholder values, such as a made-up person or rating. Replace them with real ' +
        'ones, and delete this line.',
    ],
  ],
  placeholder: [
    [
      'placeholders',
      '1:47  This is still to be written: what the first agent does. Write it in place of the brackets.',
    ],
  ],
  'price-of-no-record': [
    [
      'prices',
      '1:35  No record has the price £98. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write // allow: price on the line.',
    ],
  ],
  'price-of-others': [
    [
      'prices',
      '2:39  No record has the price £800. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write // allow: price on the line.',
    ],
  ],
  'price-of-zero': [
    ['record-values', '2:19  "price" must be an amount above zero, not 0. Write the pounds as a number, such as 99.'],
  ],
  'record-without-page': [
    [
      'record-pages',
      '3:3  The agent "support" has no page. Add content/(agents)/support.mdx with "template: agent" and ' +
        '"agent: support".',
    ],
  ],
  'reserved-values': [
    [
      'reserved-values',
      '2:11  An address of a domain that is reserved for examples: hello@staffroom.example. Write the ' +
        `company's own before visitors see it.`,
    ],
    [
      'reserved-values',
      `3:20  A telephone number that is reserved for fiction: 020 7946 0123. Write the company's own before ` +
        'visitors see it.',
    ],
    [
      'reserved-values',
      `3:43  A telephone number that is reserved for fiction: tel:+442079460123. Write the company's own ` +
        'before visitors see it.',
    ],
    [
      'reserved-values',
      `4:19  A company number that does not exist: 00000000. Write the company's own before visitors see it.`,
    ],
    [
      'reserved-values',
      `5:14  A postcode that does not exist: London EC1A 0ZZ. Write the company's own before visitors see it.`,
    ],
  ],
  'space-at-end': [['record-values', '1:30  "name" begins or ends with a space. Delete it.']],
  'unknown-agent': [['references', '1:31  There is no agent "sails" in data/agents.ts. Did you mean "sales"?']],
  'unknown-department': [
    ['references', '1:36  There is no department "receptoin" in data/departments.ts. Did you mean "reception"?'],
  ],
  'unknown-industry': [
    ['references', '1:35  There is no industry "dentist" in data/industries.ts. Use one of: dental.'],
  ],
  'values-that-are-none': [
    ['record-values', '2:11  "hello.staffroom.test" is not an e-mail address. Write it as name@example.com.'],
    [
      'record-values',
      '3:20  The telephone number "020 7946 O456" contains a letter. Write digits only; 0 and O look alike.',
    ],
    ['record-values', '4:16  "31/12/2027" is not a day as records write it. Write a day such as 2026-01-31.'],
    ['record-values', '5:50  The id "one" is already used by an entry above. Write an id of its own.'],
    [
      'record-values',
      '8:13  The entry above ends at 2, but this one begins at 4. Write from: 3, or change where the one above ends.',
    ],
  ],
  'wrong-export-name': [['data-names', '1:10  data/prices.ts has nothing named "band". Did you mean "bands"?']],
  'wrong-import-file': [['data-names', '1:24  There is no file "./price.ts" in data/. Did you mean "./prices.ts"?']],
  'wrong-import-name': [['data-names', '1:10  data/prices.ts has nothing named "band". Did you mean "bands"?']],
}
