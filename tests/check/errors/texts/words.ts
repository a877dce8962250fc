import { allow, type TextCases } from '../../cases.ts'

/** Words that are missing, misspelt or not ours, and punctuation. */
export const wordCases: TextCases = {
  placeholders: {
    wrong: [
      [
        'Corkage [check with Dana], and chairs.',
        `1:9 placeholders: This is still to be written: [check with Dana]. Write it, or delete it. ${allow.words}`,
      ],
      [
        'It rings (Tom, can you hear it?). (Tom, is this page still right? Look first.)',
        `1:35 placeholders: This is a note to a colleague, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'Option 2 (friendlier): Begin with one. Option 3: a phone.',
        `1:1 placeholders: This is what a chatbot said, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'Examples help most[a]: two of them.',
        `1:19 placeholders: This was copied with the text, and is not a part of it. Delete it. ${allow.words}`,
      ],
      [
        'It opened in [YEAR] (ask Tom if it is true).',
        `1:14 placeholders: This is still to be written: [YEAR]. Write it, or delete it. ${allow.words}`,
        `1:21 placeholders: This is a note to a colleague, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'Says [customer name] of Leeds.',
        `1:6 placeholders: This is still to be written: [customer name]. Write it, or delete it. ${allow.words}`,
      ],
      [
        'TODO: ask [insert name].\n\nLorem ipsum dolor.',
        `1:1 placeholders: This is still to be written: TODO. Write it, or delete it. ${allow.words}`,
        `1:11 placeholders: This is still to be written: [insert name]. Write it, or delete it. ${allow.words}`,
        `3:1 placeholders: This is still to be written: Lorem ipsum dolor. Write it, or delete it. ${allow.words}`,
      ],
      [
        'A rate of XX% is not found. Error! Bookmark not defined.',
        `1:11 placeholders: This is still to be written: XX. Write it, or delete it. ${allow.words}`,
        '1:29 placeholders: This is still to be written: Error! Bookmark not defined. Write it, or delete ' +
          `it. ${allow.words}`,
      ],
      [
        'Sure! Here’s a more concise version of the paragraph: words.',
        `1:1 placeholders: This is what a chatbot said, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'Certainly! Here’s a more engaging version of your paragraph:',
        `1:1 placeholders: This is what a chatbot said, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'We keep notes for XX days, or as long as [X days], from DD/MM/YYYY.',
        `1:19 placeholders: This is still to be written: XX. Write it, or delete it. ${allow.words}`,
        `1:42 placeholders: This is still to be written: [X days]. Write it, or delete it. ${allow.words}`,
        `1:57 placeholders: This is still to be written: DD/MM/YYYY. Write it, or delete it. ${allow.words}`,
      ],
      [
        '[To write: what this section says]',
        '1:1 placeholders: This is still to be written: what this section says. Write it in place of the ' +
          'brackets.',
      ],
      [
        'It costs [insert price], from TBC, at XXX.',
        `1:10 placeholders: This is still to be written: [insert price]. Write it, or delete it. ${allow.words}`,
        `1:31 placeholders: This is still to be written: TBC. Write it, or delete it. ${allow.words}`,
        `1:39 placeholders: This is still to be written: XXX. Write it, or delete it. ${allow.words}`,
      ],
    ],
    right: [
      'Here’s a shorter version of the form. Certainly, we can. If 2 < 3 and 4 > 1, write <b>so</b>.',
      'Can I cancel? Of course. Here’s how. Absolutely. Here’s why. I hope this helps you. Here’s a revised version ' +
        'of the form.',
      'Says [customer name] of Leeds. {/* allow: words */}',
    ],
  },
  voice: {
    wrong: [
      [
        'We guarantee that an agent pays for itself.',
        '1:1 voice: The voice guide bans the words "We guarantee that an agent". Say what usually happens, and ' +
          `that it is no promise. ${allow.voice}`,
      ],
      [
        'We leverage what you have.',
        `1:4 voice: The voice guide bans the word "leverage". Write "use". ${allow.voice}`,
      ],
      [
        '## A seamless start',
        `1:6 voice: The voice guide bans the word "seamless". Say what the reader does not have to do. ${allow.voice}`,
      ],
    ],
  },
  'company-name': {
    wrong: [
      [
        'Staff Room and StaffRoom, but a staff room.',
        "1:1 company-name, warning: The company's name is spelt Staffroom. Write Staffroom. If it is no name, write " +
          '{/* ' +
          'allow: words */} on the line.',
        "1:16 company-name, fixed: The company's name is spelt Staffroom. Write Staffroom. If it is no name, write " +
          '{/* ' +
          'allow: words */} on the line.',
      ],
    ],
    right: ['STAFFROOM, Staffroom, and a staffroom.'],
  },
  dates: {
    wrong: [
      [
        'We’ll reply in 7–5 days.',
        `1:16 dates: "7–5 days" goes from the greater number to the smaller. Write 5–7 days. ${allow.words}`,
      ],
      [
        'The part that you bought on November 14 or on December 31 takes a week. By March 32 agents were at work.',
        `1:29 dates: "November 14" is a date as in the US. Write 14 November. ${allow.words}`,
        `1:47 dates: "December 31" is a date as in the US. Write 31 December. ${allow.words}`,
      ],
      [
        'It opens at 25:00 and closes at 9:75.\n\n- _21:70_ It rests.',
        `1:13 dates: There is no time 25:00. Write one such as 5.30 pm or 17:30. ${allow.words}`,
        `1:33 dates: There is no time 9:75. Write one such as 5.30 pm or 17:30. ${allow.words}`,
        `3:4 dates: There is no time 21:70. Write one such as 5.30 pm or 17:30. ${allow.words}`,
      ],
      ['It opens on 31 February 2027.', `1:13 dates: There is no 31 February 2027. Write another day. ${allow.words}`],
      [
        'We meet on Monday 4 December 2026, or on 31 November.',
        `1:12 dates: 4 December 2026 is a Friday. Write Friday, or another date. ${allow.words}`,
        `1:42 dates: There is no 31 November. Write another day. ${allow.words}`,
      ],
    ],
    right: [
      'By March 25 agents were at work. An invoice of €1,200 from a supplier in Ghent is noted as it is.',
      'We open on Friday 4 December 2026, on 29 February, and on the 31st of May. Part 2 May be read. A date [x].',
      'On Friday 4 December, 2000 calls were answered. We sold 45 March tickets. We live at 36 May Road. At 9:45 May ' +
        'rings.',
      'They wait 5–5 days. It is based on March 45 tickets sold.',
      'It opens at 17.30, at 9.45 am and at 12 pm. A customer who keeps a note. People who know. One of the agents ' +
        'that takes notes.',
      'It opens on 31 February 2027. {/* allow: words */}',
    ],
  },
  'time-order': {
    wrong: [
      [
        '- _10:15_ One\n- _09:30_ Two\n- _22:00_ Three\n- _07:00_ Four\n- _22:30_ Five\n- _11:00_ Six\n' +
          '- _16:30_ Seven\n- _08:30_ Eight',
        '2:1 time-order: The time of this item is earlier than that of the item above. Correct one of the times, ' +
          'or change the order. If it is of another day, write {/* allow: figure */} on the line.',
        '6:1 time-order: The time of this item is earlier than that of the item above. Correct one of the times, ' +
          'or change the order. If it is of another day, write {/* allow: figure */} on the line.',
        '8:1 time-order: The time of this item is earlier than that of the item above. Correct one of the times, ' +
          'or change the order. If it is of another day, write {/* allow: figure */} on the line.',
      ],
    ],
    right: [
      '- _10:05_ One\n- _10:15_ Two',
      '- _17:00_ One\n- _09:00_ Two',
      '- _10:15_ One\n- _10:15_ Two\n- Three\n- _09:00_ Four',
      '- _about 10:15_ One\n- _09:00_ Two\n- _10:15 or so_ Three\n- _09:00_ Four',
    ],
  },
  punctuation: {
    wrong: [
      [
        '✅ Fast, and always on.',
        '1:1 punctuation: A screen reader says the name of this sign each time. Delete it; for several points ' +
          `write a list, with a hyphen and a space before each. ${allow.punctuation}`,
      ],
      [
        'One , two,three.Four is -- five.',
        `1:4 punctuation, fixed: There is a space before the sign. Delete it. ${allow.punctuation}`,
        `1:10 punctuation, fixed: There is no space after the comma. Write one. ${allow.punctuation}`,
        `1:16 punctuation: There is no space after the end of the sentence. Write one. ${allow.punctuation}`,
        `1:25 punctuation, fixed: The -- shows as two hyphens. Write a dash: – ${allow.punctuation}`,
      ],
      [
        'It costs £2,5 a day and £1.299 a year.',
        '1:11 punctuation: Pence come after a point, and a comma stands before each three figures of pounds. ' +
          `Write 2.50. ${allow.punctuation}`,
        '1:26 punctuation: A point stands before pence, and a comma before each three figures of pounds. Write ' +
          `1,299. ${allow.punctuation}`,
      ],
      [
        'We answer (day and night.',
        `1:11 punctuation: The ( has no ) in this paragraph. Write ) where it ends. ${allow.punctuation}`,
      ],
      [
        '“We love it, said the dentist.',
        `1:1 punctuation: The “ has no ” in this paragraph. Write ” where it ends. ${allow.punctuation}`,
      ],
      [
        'It takes 5-7 business days, and offers 11:00 or 14:70.',
        `1:11 punctuation, fixed: A range has a dash, not a hyphen. Write –. ${allow.punctuation}`,
        `1:49 dates: There is no time 14:70. Write one such as 5.30 pm or 17:30. ${allow.words}`,
      ],
      [
        'Write 2-3 sentences, however most write two in 5-10 min.',
        `1:8 punctuation, fixed: A range has a dash, not a hyphen. Write –. ${allow.punctuation}`,
        '1:20 punctuation: A comma before "however" joins two sentences. End the sentence before it: . However, ' +
          allow.punctuation,
        `1:49 punctuation, fixed: A range has a dash, not a hyphen. Write –. ${allow.punctuation}`,
      ],
      [
        'We say “the” and more. Roll it out once you’ve',
        `1:41 punctuation: The sentence breaks off after "you’ve". Write the rest of it, or delete its ` +
          `beginning. ${allow.punctuation}`,
      ],
      [
        'We answer.. And soon,, too.',
        `1:10 punctuation: The sign is written twice. Write . once. ${allow.punctuation}`,
        `1:21 punctuation: The sign is written twice. Write , once. ${allow.punctuation}`,
      ],
      [
        'begin 5 of these. They have no end at all\n\n## Another (day and night\n\nIt costs £2,55.',
        `1:1 punctuation: The paragraph begins with a small letter. Write "Begin". ${allow.punctuation}`,
        `1:39 punctuation: The paragraph ends without a full stop. End it with a full stop. ${allow.punctuation}`,
        `3:12 punctuation: The ( has no ) in this heading. Write ) where it ends. ${allow.punctuation}`,
        '5:11 punctuation: Pence come after a point, and a comma stands before each three figures of pounds. ' +
          `Write 2.55. ${allow.punctuation}`,
      ],
      [
        'We call.\n\nwords begin small. They have no end at all\n\nWords (and others [1]).',
        `3:1 punctuation: The paragraph begins with a small letter. Write "Words". ${allow.punctuation}`,
        `3:40 punctuation: The paragraph ends without a full stop. End it with a full stop. ${allow.punctuation}`,
      ],
      [
        'words begin small.',
        `1:1 punctuation: The paragraph begins with a small letter. Write "Words". ${allow.punctuation}`,
      ],
      [
        'Some words are here. The last ones have no end',
        `1:44 punctuation: The paragraph ends without a full stop. End it with a full stop. ${allow.punctuation}`,
      ],
      [
        'Four days. Two of us."',
        '1:22 punctuation: The " has no partner in this paragraph. Write “ before the quoted words and ” after ' +
          `them, or delete it. ${allow.punctuation}`,
      ],
      [
        'There´s and there`s, itâ€™s.',
        `1:6 punctuation, fixed: The sign shows as an accent, not as an apostrophe. Write ’. ${allow.punctuation}`,
        `1:18 punctuation, fixed: The sign shows as an accent, not as an apostrophe. Write ’. ${allow.punctuation}`,
        '1:24 punctuation: A sign was pasted as the parts of its code. Type it anew: an apostrophe, a quotation ' +
          `mark, a dash, a letter with its accent or £. ${allow.punctuation}`,
      ],
    ],
    right: [
      'They say "press 1" to callers.',
      'Node.js on gov.uk at 10:30, 2:1:1 and £1,299.50.',
      '“We began on Monday.\n\n“By Friday it was done.”',
      'Bye bye (a) and b). Well … maybe, as in `a -- b ==c== :d:`.',
      'And so on … and on.',
      '- words begin small.\n- Others begin. They have no end of the sort',
      '**bold** words begin small.',
      'It ends here. And here\n\nwords begin small.',
      '> Words.\n\nwords begin small.',
      'It does one thing:\n\n- one\n\nand then it stops.\n\niPads and eBay are names.\n\nA 3/4" pipe.',
      'The sign on the door says "call 111". We say "open since 1998" on the door. A 4" pipe.',
      'Dr. Patel, Smile Dental',
      'Photo: St. Mary’s Surgery, Leeds',
      'Staffroom Ltd. Registered in England and Wales',
      'The price is\n\n<Stamp>low</Stamp>\n\nfor each agent.',
    ],
  },
  spelling: {
    wrong: [
      [
        'It knows Marek. Then Marek rings, and it tells Marak too.',
        '1:48 spelling: "Marak" stands here once, and "Marek" elsewhere on the page. Did you mean "Marek"? If ' +
          'both are right, add "Marak" to data/words.txt.',
      ],
      [
        'It tells Maria and Marek, who calls.\n\nThen Marek waits, and Marco answers.\n\nAsk for Christina. It tells ' +
          'Christine.',
        '3:23 spelling, warning: "Marco" stands here once, and "Marek" elsewhere on the page. Did you mean "Marek"? ' +
          'If both are right, add "Marco" to data/words.txt.',
        '5:29 spelling, warning: "Christine" stands here once, and "Christina" elsewhere on the page. Did you mean ' +
          '"Christina"? If both are right, add "Christine" to data/words.txt.',
      ],
      [
        'Then Marco answers first.\n\nIt waits for Marek. It tells Marek.',
        '1:6 spelling, warning: "Marco" stands here once, and "Marek" elsewhere on the page. Did you mean "Marek"? ' +
          'If both are right, add "Marco" to data/words.txt.',
      ],
      [
        'A caller is any caller. Then it tells Callar.',
        '1:39 spelling: "Callar" is not in the dictionary. Did you mean "Collar"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'It is grrreat, and an ahhhem.',
        '1:7 spelling: "grrreat" is not in the dictionary. Did you mean "great" or "garret"? If it is right, add it to ' +
          'data/words.txt.',
        '1:23 spelling: "ahhhem" is not in the dictionary. Did you mean "ahem" or "anthem"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'The answer:recepcionist. It says “recepcionist needed by noon”, and to recepcionist: a _recepcionist_ says ' +
          '_our recepcionist is here today_.',
        '1:12 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
        '1:35 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
        '1:72 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
        '1:89 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
        '1:113 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
      ],
      [
        'They took Varient to Ngozi. Recepcionist, the Recepcionist.',
        '1:11 spelling: "Varient" is not in the dictionary. Did you mean "Variant"? If it is right, add it to ' +
          'data/words.txt.',
        '1:29 spelling: "Recepcionist" is not in the dictionary. If it is a name, add it to data/words.txt.',
        '1:47 spelling: "Recepcionist" is not in the dictionary. If it is a name, add it to data/words.txt.',
      ],
      [
        'In Manchster, every Wendesday in Febuary, on monday.',
        '1:4 spelling: "Manchster" is not in the dictionary. Did you mean "Manchester"? If it is right, add it to ' +
          'data/words.txt.',
        '1:21 spelling: "Wendesday" is not in the dictionary. Did you mean "Wednesday"? If it is right, add it to ' +
          'data/words.txt.',
        '1:34 spelling: "Febuary" is not in the dictionary. Did you mean "February"? If it is right, add it to ' +
          'data/words.txt.',
        '1:46 spelling: "monday" is not in the dictionary. Did you mean "Monday"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'Our catalog of jewelry. 1. One.',
        '1:5 spelling: "catalog" is not in the dictionary. Did you mean "catalogue"? If it is right, add it to ' +
          'data/words.txt.',
        '1:16 spelling: "jewelry" is not in the dictionary. Did you mean "jewellery"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'Customize the office: we organized, analyze and are **realizing** its digitization, says the organization’s ' +
          'analyzer.',
        '1:1 spelling: "Customize" is the US spelling. Write "Customise". If it is a name, add it to ' +
          'data/words.txt.',
        '1:26 spelling: "organized" is the US spelling. Write "organised". If it is a name, add it to ' +
          'data/words.txt.',
        '1:37 spelling: "analyze" is the US spelling. Write "analyse". If it is a name, add it to data/words.txt.',
        '1:55 spelling: "realizing" is the US spelling. Write "realising". If it is a name, add it to ' +
          'data/words.txt.',
        '1:71 spelling: "digitization" is the US spelling. Write "digitisation". If it is a name, add it to ' +
          'data/words.txt.',
        '1:94 spelling: "organization’s" is the US spelling. Write "organisation\'s". If it is a name, add it to ' +
          'data/words.txt.',
        '1:109 spelling: "analyzer" is the US spelling. Write "analyser". If it is a name, add it to ' +
          'data/words.txt.',
      ],
      [
        'Peple recieve teh reciept of thier freind, wich they dont. Ngozi wrote.',
        '1:1 spelling: "Peple" is not in the dictionary. Did you mean "People"? If it is right, add it to ' +
          'data/words.txt.',
        '1:7 spelling: "recieve" is not in the dictionary. Did you mean "receive"? If it is right, add it to ' +
          'data/words.txt.',
        '1:15 spelling: "teh" is not in the dictionary. Did you mean "the"? If it is right, add it to ' +
          'data/words.txt.',
        '1:19 spelling: "reciept" is not in the dictionary. Did you mean "receipt"? If it is right, add it to ' +
          'data/words.txt.',
        '1:30 spelling: "thier" is not in the dictionary. Did you mean "their"? If it is right, add it to ' +
          'data/words.txt.',
        '1:36 spelling: "freind" is not in the dictionary. Did you mean "friend"? If it is right, add it to ' +
          'data/words.txt.',
        '1:44 spelling: "wich" is not in the dictionary. Did you mean "which"? If it is right, add it to ' +
          'data/words.txt.',
        '1:54 spelling: "dont" is not in the dictionary. Did you mean "don’t"? If it is right, add it to ' +
          'data/words.txt.',
        '1:60 spelling: "Ngozi" is not in the dictionary. If it is a name, add it to data/words.txt.',
      ],
      [
        '<Photo src="/desk.svg" alt="The &quot;front&quot; desk &amp; its recepcionist" />\n\n<Links of={[{ label: \'The ' +
          "desk\\'s and the caller\\'s own\\nand only recepcionist', href: '/prices' }]} />",
        '1:66 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
        '3:67 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
      ],
      [
        '<Photo src="/desk.svg" alt="A recepcionist" />',
        '1:31 spelling: "recepcionist" is not in the dictionary. Did you mean "receptionist" or "receptionists"? ' +
          'If it is right, add it to data/words.txt.',
      ],
    ],
    right: [
      'A caller is any caller. It tells Mrs Callar, Ann Callar, Škoda Callar, D’Callar and Zsazu Zsazu.',
      'Zsazu Zsazu rang. Škoda rang. O’Callar rang.',
      '“It’s making a ‘grrr’ noise,” says somebody who is elbow-deep in a U-bend, near an S-bend.',
      'It knows Marek, who’s an agent, and Marak. The keys went to the owner, who no longer minds.',
      'It tells Christina and Christine, on Monday and on Mondays.\n\nIt rings Maria twice: Maria, March and Marks.',
      'A caller begins “Bonsoir, une table pour deux, s’il vous plaît”, and books.',
      'Ask Siobhán Ní Dhomhnaill, Zoë O’Brien-Smythe, Jane Smythe or Okonkwo about it.',
      'A garage in Pwllheli answers “Bore da” and “Shwmae”, and Siân asks for Dafydd, Donoghue and Ngozi.',
      'Table d’hôte, crème brûlée, bánh mì, laksa, halloumi, paratha and kimchi. HMRC’s notice, and a Mietvertrag.',
      'They’d like the vin d’honneur first.',
      'In Wales say _diolch yn fawr_, and *iechyd da*. It knows three portals: Rentagreement, Homefinders and ' +
        'Valuemyflat.',
      'A caller says “bab”, and half of Yorkshire calls it a ginnel or a snicket. In May of last year. He may, of ' +
        'course.',
      'The size of a prize, sized and resized, seized, capsized, oversized, baize and maize in Devizes and Belize; ' +
        'citizens of the World Health Zebrafone, a horizon, `customize`, normalizeText and customize.ts.',
      'It is the 22<sup>nd</sup>, the 23<sup>rd</sup> and the 4<sup>th</sup> of May. An ahhh, an aaah and an oooh.',
      'A caller is any caller. It tells Lady Callar, Miss Callar and Sir Callar.\n\nCallar Callar rings.',
      'It asks (“Ngozi, is it open?”). He says ta-ra to us, and ba-ba.',
      'It knows Marek, calls Marek, and tells Moruk and Mareke. It rings Maria.\n\nThen Daria, Marianne or Martine.',
      'It knows Marek, calls Marek, and tells Marak. It rings Marak.',
      'A couple of Ashby-de-la-Zouch bought part-worns and ready-mades.',
    ],
  },
}
