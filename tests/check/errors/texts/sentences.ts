import { allow, type TextCases } from '../../cases.ts'

/** Slips of grammar, and words in place of others. */
export const sentenceCases: TextCases = {
  grammar: {
    wrong: [
      [
        'Which quote’s are worth a call? Ring 991 or wait for your 30 day roadmap. (Sarah to confirm before this goes ' +
          'live!)',
        `1:1 grammar: "Which quote’s" is not right here. Write "Which quotes". ${allow.words}`,
        `1:33 wrong-words: This says "Ring 991", but another word is meant. Write "Ring 999". ${allow.words}`,
        `1:59 grammar: "30 day" is not right here. Write "30-day". ${allow.words}`,
        `1:75 placeholders: This is a note to a colleague, not a part of the text. Delete it. ${allow.words}`,
      ],
      [
        'It has ran since Monday. The report is send every Monday. We’re please to help. We going to call. It can be ' +
          'use at night. It will be ready when you would hired one.',
        `1:4 grammar: "has ran" is not right here. Write "has run". ${allow.words}`,
        `1:37 grammar: "is send" is not right here. Write "is sent". ${allow.words}`,
        `1:59 grammar: "We’re please" is not right here. Write "We’re pleased". ${allow.words}`,
        `1:81 grammar: "We going" is not right here. Write "We are going". ${allow.words}`,
        `1:106 grammar: "be use" is not right here. Write "be used". ${allow.words}`,
        `1:149 grammar: "would hired" is not right here. Write "would hire" or "would be hired". ${allow.words}`,
      ],
      [
        'One of our agent is free. Most customer hang up. It rings three time. Every calls is noted. There are no setup ' +
          'fee.',
        `1:1 grammar: "One of our agent" is not right here. Write "One of our agents". ${allow.words}`,
        `1:27 grammar: "Most customer" is not right here. Write "Most customers". ${allow.words}`,
        `1:59 grammar: "three time" is not right here. Write "three times". ${allow.words}`,
        `1:71 grammar: "Every calls" is not right here. Write "Every call". ${allow.words}`,
        `1:93 grammar: "There are no setup fee" is not right here. Write "There are no setup fees". ${allow.words}`,
      ],
      [
        'The customers name is in the note. A months trial is free. In five minutes time you’re live. It keeps it’s ' +
          'promise. Your all set.',
        `1:5 grammar: "customers" is not right here. Write "customer’s". ${allow.words}`,
        `1:36 grammar: "A months" is not right here. Write "A month’s". ${allow.words}`,
        `1:63 grammar: "five minutes" is not right here. Write "five minutes’". ${allow.words}`,
        `1:97 wrong-words: This says "keeps it’s", but another word is meant. Write "keeps its". ${allow.words}`,
        `1:117 wrong-words: This says "Your", but another word is meant. Write "You’re". ${allow.words}`,
      ],
      [
        'Send us email today. It depends of your rules. Answers to for everyone. You to can hire one. Is it is ready?',
        `1:1 grammar: "Send us email" is not right here. Write "Send us an email". ${allow.words}`,
        `1:25 grammar: "depends of" is not right here. Write "depends on". ${allow.words}`,
        `1:56 grammar: "to for" is not right here. Write "to" or "for". ${allow.words}`,
        `1:73 wrong-words: This says "You to", but another word is meant. Write "You too". ${allow.words}`,
        `1:94 grammar: "Is it is" is not right here. Write "Is it". ${allow.words}`,
      ],
    ],
    right: [
      'Agents have come far. Keep in contact with us. Look there: phone, diary and post. It has to go on.',
      'It lets Ana open the parcel and approve the refund. The firm’s, as we said, was a score of 2-1. It’s calls, ' +
        'emails and forms.',
      'A place in Monday’s club. It makes it past the door, with a power of attorney. By appointment, and from owner ' +
        'to owner.',
      'We’d rather it rang twice. It helps you plan and send the rota. Let your customers choose. You use your own ' +
        'words.',
      'They might have to wait. Are they the ones? It is what you need it to be. Who’s call handling? A quiet, simple ' +
        'office.',
      'It is what it is. As they were, so we were. There’s nothing there people need. Must of necessity be.',
      'A two agent plan. A few email addresses. He lets go of it. Customers have. The agent’s answer is short.',
    ],
  },
  agreement: {
    wrong: [
      [
        'Four figures is asked. Many small firms doesn’t answer. Two callers has rung. The agent don’t discuss it. It ' +
          'are ready. They was late. There is two callers.',
        '1:1 agreement: The verb of "Four figures is" does not agree with its subject. Write "Four ' +
          `figures are". ${allow.words}`,
        '1:24 agreement: The verb of "Many small firms doesn’t" does not agree with its subject. Write "Many ' +
          `small firms don’t". ${allow.words}`,
        '1:57 agreement: The verb of "Two callers has" does not agree with its subject. Write "Two ' +
          `callers have". ${allow.words}`,
        '1:79 agreement: The verb of "The agent don’t" does not agree with its subject. Write "The agent ' +
          `doesn’t". ${allow.words}`,
        `1:107 agreement: The verb of "It are" does not agree with its subject. Write "It is". ${allow.words}`,
        `1:121 agreement: The verb of "They was" does not agree with its subject. Write "They were". ${allow.words}`,
        `1:136 agreement: The verb of "There is" does not agree with its subject. Write "There are". ${allow.words}`,
      ],
      [
        'Each one hear how far. The agent take notes. They answers at night. Nobody want to wait.',
        '1:1 agreement: The verb of "Each one hear" does not agree with its subject. Write "Each one ' +
          `hears". ${allow.words}`,
        '1:24 agreement: The verb of "The agent take" does not agree with its subject. Write "The agent ' +
          `takes". ${allow.words}`,
        '1:46 agreement: The verb of "They answers" does not agree with its subject. Write "They answer". ' +
          `${allow.words}`,
        '1:69 agreement: The verb of "Nobody want" does not agree with its subject. Write "Nobody wants". ' +
          `${allow.words}`,
      ],
      [
        'It can answers calls. Agents who takes notes, and a caller who ask. We open at 17.30 pm.',
        `1:4 grammar: "can answers" is not right here. Write "can answer". ${allow.words}`,
        '1:23 agreement: The verb of "Agents who takes" does not agree with its subject. Write "Agents ' +
          `who take". ${allow.words}`,
        '1:51 agreement: The verb of "a caller who ask" does not agree with its subject. Write "a caller who ' +
          `asks". ${allow.words}`,
        `1:80 dates: There is no time 17.30 pm. Write one such as 5.30 pm or 17:30. ${allow.words}`,
      ],
      [
        'The agents doesn’t mind. Our callers asks. Most customers is calm.',
        '1:1 agreement: The verb of "The agents doesn’t" does not agree with its subject. Write "The agents ' +
          `don’t". ${allow.words}`,
        '1:26 agreement: The verb of "Our callers asks" does not agree with its subject. Write "Our ' +
          `callers ask". ${allow.words}`,
        '1:44 agreement: The verb of "Most customers is" does not agree with its subject. Write "Most customers ' +
          `are". ${allow.words}`,
      ],
      [
        'The agent never forget a name. Everyone have a list. A patient who call at night hears a voice. There were a ' +
          'problem. What does it costs? We didn’t knew.',
        '1:1 agreement: The verb of "The agent never forget" does not agree with its subject. Write "The agent ' +
          `never forgets". ${allow.words}`,
        '1:32 agreement: The verb of "Everyone have" does not agree with its subject. Write "Everyone ' +
          `has". ${allow.words}`,
        '1:54 agreement: The verb of "A patient who call" does not agree with its subject. Write "A patient who ' +
          `calls". ${allow.words}`,
        `1:97 agreement: The verb of "There were" does not agree with its subject. Write "There was". ${allow.words}`,
        `1:124 grammar: "does it costs" is not right here. Write "does it cost". ${allow.words}`,
        `1:142 grammar: "didn’t knew" is not right here. Write "didn’t know". ${allow.words}`,
      ],
      [
        '[One of our sample calls](/prices#what-it-costs) show a chat. Each of **these agents** have a name, and ' +
          'callers *which* are new hear it.',
        '1:2 agreement: The verb of "One of our sample calls show" does not agree with its subject. Write "One of ' +
          `our sample calls shows". ${allow.words}`,
        '1:63 agreement: The verb of "Each of these agents have" does not agree with its subject. Write "Each of ' +
          `these agents has". ${allow.words}`,
        `1:105 grammar: "callers which" is not right here. Write "callers who". ${allow.words}`,
      ],
    ],
    right: [
      'There are a few calls. What do the agents cost? Few call centres answer. Two call notes are kept. Its ' +
        'ready-made rules.',
      'He who has lost a call. That’s what it is like. One of the agent’s rules is short. Nobody’s body of work.',
      'Which of the notes that are filed do you read? The list of rules is short. A number of callers are new. I was ' +
        'there.',
      'These days it is quiet. Three months is a long time. One of the ten agents is ours. Two pounds is a lot.',
      'Each of the three callers has a note. Many a firm has one. The team don’t mind. Does it have one? Let it have ' +
        'two.',
      'There is one, and there are two. There is two hours’ work. What it’s for, and what you’re in: it’s clear.',
      'The person who calls you is put through. Whoever uses it are not charged.',
      'Those who use it don’t pay. The people behind it are ours.',
      'Two agents is enough for most shops. Five stars is the best rating. Ten pounds is a lot.',
      'Most of the focus is on new customers. Two courses is £19.95. Four rings is normal. Ten kilometres is our ' +
        'limit.',
      'Each of our\nnine agents has its own voice, and one of the\nten agents is free. Those who try\nit don’t go back.',
      'There is ten times the demand in May. Five Rivers has a café. Nine Elms has two stations. Four figures is ' +
        'enough.',
      '[One of our sample calls](/prices) shows a chat. One of **the agents** has a name. One of the things people ' +
        'are asked is short. One of the calls agents answer the fastest is long. One of our\n\n| [Agents](/sales) | ' +
        'Price |\n| --- | --- |\n| Sales | Show it |',
      'It need not wait. Nobody need know. Everyone read the note. We work Mondays. The caller knows.',
    ],
  },
  articles: {
    wrong: [
      [
        'A agent, a AI receptionist, an user and a hour.',
        `1:1 articles, fixed: "A" is wrong before "agent". Write An agent. ${allow.words}`,
        `1:10 articles, fixed: "a" is wrong before "AI". Write an AI. ${allow.words}`,
        `1:29 articles, fixed: "an" is wrong before "user". Write a user. ${allow.words}`,
        `1:41 articles, fixed: "a" is wrong before "hour". Write an hour. ${allow.words}`,
      ],
      [
        'An iPad, a eBay shop and a AI-led firm. It says: “A agent.”\n\nA ox.',
        `1:10 articles, fixed: "a" is wrong before "eBay". Write an eBay. ${allow.words}`,
        `1:26 articles, fixed: "a" is wrong before "AI-led". Write an AI-led. ${allow.words}`,
        `1:51 articles, fixed: "A" is wrong before "agent". Write An agent. ${allow.words}`,
        `3:1 articles, fixed: "A" is wrong before "ox". Write An ox. ${allow.words}`,
      ],
    ],
    right: [
      'A *agent* is quiet. Take vitamin A each day.',
      'Plan A is a one-off for a UK user, in an hour, with an MOT, an FAQ or a FAQ.',
    ],
  },
  'wrong-words': {
    wrong: [
      [
        'The realtor takes the elevator.',
        `1:5 wrong-words: This says "realtor", but another word is meant. Write "estate agent". ${allow.words}`,
        `1:23 wrong-words: This says "elevator", but another word is meant. Write "lift". ${allow.words}`,
      ],
      [
        'Your responsible for it, than wait. Ring 911.\n\n| What it says |\n| --- |\n| “Where is it? |',
        `1:1 wrong-words: This says "Your", but another word is meant. Write "You’re". ${allow.words}`,
        `1:26 wrong-words: This says "than", but another word is meant. Write "then". ${allow.words}`,
        `1:37 wrong-words: This says "Ring 911", but another word is meant. Write "Ring 999". ${allow.words}`,
        `5:3 punctuation: The “ has no ” in this cell. Write ” where it ends. ${allow.punctuation}`,
      ],
      [
        'You’re customer never waits. Its live in a day. They get there message once. Use you own words.',
        `1:1 wrong-words: This says "You’re", but another word is meant. Write "Your". ${allow.words}`,
        `1:30 wrong-words: This says "Its live in", but another word is meant. Write "It’s live in". ${allow.words}`,
        `1:54 wrong-words: This says "get there", but another word is meant. Write "get their". ${allow.words}`,
        `1:78 wrong-words: This says "Use you", but another word is meant. Write "Use your". ${allow.words}`,
      ],
      [
        'It is cheaper then a temp, and as easy to reach then one. You should of rung. It take’s a name.',
        `1:7 wrong-words: This says "cheaper then", but another word is meant. Write "cheaper than". ${allow.words}`,
        '1:32 wrong-words: This says "as easy to reach then", but another word is meant. Write "as easy to reach ' +
          `as". ${allow.words}`,
        `1:63 wrong-words: This says "should of", but another word is meant. Write "should have". ${allow.words}`,
        `1:82 grammar: "take’s" is not right here. Write "takes". ${allow.words}`,
      ],
      [
        'The firm and it’s courts decide. You get a figure and it’s source. [Sarah to check this with them first!]',
        '1:14 wrong-words: This says "it’s", but another word is meant. Write "its". ' + allow.words,
        '1:42 wrong-words: This says "a figure and it’s", but another word is meant. Write "a figure and its". ' +
          allow.words,
        '1:68 placeholders: This is a note to a colleague, not a part of the text. Delete it. ' + allow.words,
      ],
      [
        'Dental practises join our partner program. Don’t loose money. It’s own diary. We advice you.',
        '1:1 wrong-words: This says "Dental practises", but another word is meant. Write "Dental ' +
          `practices". ${allow.words}`,
        '1:27 wrong-words: This says "partner program", but another word is meant. Write "partner ' +
          `programme". ${allow.words}`,
        `1:50 wrong-words: This says "loose", but another word is meant. Write "lose". ${allow.words}`,
        `1:63 wrong-words: This says "It’s", but another word is meant. Write "Its". ${allow.words}`,
        `1:79 wrong-words: This says "We advice", but another word is meant. Write "We advise". ${allow.words}`,
      ],
      [
        'A price in you’re head. It notes that its grey with a scarf, and its live in a day. You’re main line is ' +
          'answered. It is grey with it’s scarf.',
        `1:9 wrong-words: This says "in you’re", but another word is meant. Write "in your". ${allow.words}`,
        '1:39 wrong-words: This says "its grey with", but another word is meant. Write "it’s grey with". ' +
          `${allow.words}`,
        `1:66 wrong-words: This says "its live in", but another word is meant. Write "it’s live in". ${allow.words}`,
        `1:85 wrong-words: This says "You’re", but another word is meant. Write "Your". ${allow.words}`,
        `1:126 wrong-words: This says "with it’s", but another word is meant. Write "with its". ${allow.words}`,
      ],
      [
        'Submit a from to the practice manger. It comes form your costumers at lest once. The fist call lasts ten ' +
          'minuets.',
        `1:8 wrong-words: This says "a from", but another word is meant. Write "a form". ${allow.words}`,
        `1:31 wrong-words: This says "manger", but another word is meant. Write "manager". ${allow.words}`,
        `1:42 wrong-words: This says "comes form", but another word is meant. Write "comes from". ${allow.words}`,
        `1:58 wrong-words: This says "costumers", but another word is meant. Write "customers". ${allow.words}`,
        `1:68 wrong-words: This says "at lest", but another word is meant. Write "at least". ${allow.words}`,
        `1:86 wrong-words: This says "fist", but another word is meant. Write "first". ${allow.words}`,
        `1:106 wrong-words: This says "minuets", but another word is meant. Write "minutes". ${allow.words}`,
      ],
      [
        'It answers strait away, with it’s history and any notes.',
        `1:12 wrong-words: This says "strait", but another word is meant. Write "straight". ${allow.words}`,
        `1:30 wrong-words: This says "it’s", but another word is meant. Write "its". ${allow.words}`,
      ],
      [
        'It follows up enquires and quotes. Nobody enquires twice.',
        `1:12 wrong-words: This says "up enquires", but another word is meant. Write "up enquiries". ${allow.words}`,
      ],
      [
        'It costs to much to chose, weather you call everyday. They except calls. Price’s are fair. Lets talk, with ' +
          'less calls and three agent.',
        `1:4 wrong-words: This says "costs to", but another word is meant. Write "costs too". ${allow.words}`,
        `1:18 wrong-words: This says "to chose", but another word is meant. Write "to choose". ${allow.words}`,
        `1:28 wrong-words: This says "weather", but another word is meant. Write "whether". ${allow.words}`,
        `1:45 wrong-words: This says "everyday", but another word is meant. Write "every day". ${allow.words}`,
        `1:55 wrong-words: This says "They except", but another word is meant. Write "They accept". ${allow.words}`,
        `1:74 grammar: "Price’s" is not right here. Write "Prices". ${allow.words}`,
        `1:92 grammar: "Lets" is not right here. Write "Let’s". ${allow.words}`,
        `1:108 grammar: "less" is not right here. Write "fewer". ${allow.words}`,
        `1:123 grammar: "three agent" is not right here. Write "three agents". ${allow.words}`,
      ],
      [
        'It answers the and books an of visit. Your a click away, and you cant wait: it’s more easier between 9 am to 5 ' +
          'pm.',
        '1:12 repeated-words: "the and": a word is missing between the two, or one of them is left over. Write ' +
          `the missing word, or delete one. ${allow.words}`,
        '1:26 repeated-words: "an of": a word is missing between the two, or one of them is left over. Write the ' +
          `missing word, or delete one. ${allow.words}`,
        `1:39 wrong-words: This says "Your", but another word is meant. Write "You’re". ${allow.words}`,
        `1:66 grammar: "cant" is not right here. Write "can’t". ${allow.words}`,
        `1:82 wrong-words: This says "more easier", but another word is meant. Write "easier". ${allow.words}`,
        '1:94 wrong-words: This says "between 9 am to", but another word is meant. Write "between 9 am ' +
          `and". ${allow.words}`,
      ],
      [
        'Their put through. Your two storeys up, and a a customer may of booked. Were here to help, other then at ' +
          'night.',
        `1:1 wrong-words: This says "Their", but another word is meant. Write "They’re". ${allow.words}`,
        `1:20 wrong-words: This says "Your", but another word is meant. Write "You’re". ${allow.words}`,
        '1:45 repeated-words: "a a": a word is missing between the two, or one of them is left over. Write the ' +
          `missing word, or delete one. ${allow.words}`,
        `1:58 wrong-words: This says "may of", but another word is meant. Write "may have". ${allow.words}`,
        `1:73 wrong-words: This says "Were", but another word is meant. Write "We’re". ${allow.words}`,
        `1:92 wrong-words: This says "other then", but another word is meant. Write "other than". ${allow.words}`,
      ],
      [
        'It does it’s job in principal. Let us no when you here from us, as they agent answers you phone. It as been ' +
          'different than that.',
        `1:4 wrong-words: This says "does it’s", but another word is meant. Write "does its". ${allow.words}`,
        `1:18 wrong-words: This says "in principal", but another word is meant. Write "in principle". ${allow.words}`,
        `1:32 wrong-words: This says "Let us no", but another word is meant. Write "Let us know". ${allow.words}`,
        `1:51 wrong-words: This says "here", but another word is meant. Write "hear". ${allow.words}`,
        `1:68 wrong-words: This says "they", but another word is meant. Write "the". ${allow.words}`,
        `1:79 wrong-words: This says "answers you", but another word is meant. Write "answers your". ${allow.words}`,
        `1:101 wrong-words: This says "as", but another word is meant. Write "has". ${allow.words}`,
        '1:109 wrong-words: This says "different than", but another word is meant. Write "different ' +
          `from". ${allow.words}`,
      ],
      [
        'The machine is their. We are in pian.',
        `1:13 wrong-words: This says "is their", but another word is meant. Write "is there". ${allow.words}`,
        '1:33 spelling: "pian" is not in the dictionary. Did you mean "pain" or "pina"? If it is right, add it to ' +
          'data/words.txt.',
      ],
      [
        'Put what’s their: one form. Anyone their? If their, call. Its encrypted at rest. Its safely stored, because ' +
          'its kept by us.',
        `1:5 wrong-words: This says "what’s their", but another word is meant. Write "what’s there". ${allow.words}`,
        `1:36 wrong-words: This says "their", but another word is meant. Write "there" or "theirs". ${allow.words}`,
        `1:46 wrong-words: This says "their", but another word is meant. Write "there" or "theirs". ${allow.words}`,
        `1:59 wrong-words: This says "Its", but another word is meant. Write "It’s". ${allow.words}`,
        `1:82 wrong-words: This says "Its", but another word is meant. Write "It’s". ${allow.words}`,
        `1:109 wrong-words: This says "its", but another word is meant. Write "it’s". ${allow.words}`,
      ],
      [
        'MOTs, services and tires booked. Tires and brakes. The tires are new, and a tire bursts.',
        '1:7 wrong-words: This says "services and tires", but another word is meant. Write "services and ' +
          `tyres". ${allow.words}`,
        `1:34 wrong-words: This says "Tires", but another word is meant. Write "Tyres". ${allow.words}`,
        `1:52 wrong-words: This says "The tires", but another word is meant. Write "The tyres". ${allow.words}`,
        `1:75 wrong-words: This says "a tire", but another word is meant. Write "a tyre". ${allow.words}`,
      ],
      [
        'Ask were the van is. Put you phone down. To many calls are lost. It runs trough the list. Switch it of at ' +
          'night. You can reply on it. May be you should call.',
        `1:1 wrong-words: This says "Ask were", but another word is meant. Write "Ask where". ${allow.words}`,
        `1:22 wrong-words: This says "Put you", but another word is meant. Write "Put your". ${allow.words}`,
        `1:42 wrong-words: This says "To", but another word is meant. Write "Too". ${allow.words}`,
        `1:69 wrong-words: This says "runs trough", but another word is meant. Write "runs through". ${allow.words}`,
        `1:91 wrong-words: This says "Switch it of", but another word is meant. Write "Switch it off". ${allow.words}`,
        `1:118 wrong-words: This says "can reply", but another word is meant. Write "can rely". ${allow.words}`,
        `1:135 wrong-words: This says "May be", but another word is meant. Write "Maybe". ${allow.words}`,
      ],
    ],
    right: [
      'In their, and our, opinion it is their call. It is theirs: their clients, their calls and their rules.',
      'Its encrypted copies are safe, and its encrypted in-transit data is, too. Its tried, tested and fair rules. ' +
        'Its speed in May, its feed on Monday, its used-by date. Its family moved to Leeds.',
      'It never tires. He walks on and tires of it. Waiting tires and annoys callers. It tires them. The tyres are ' +
        'new. A tired man.',
      'Your responsible adult comes along. It’s busier on Monday, than we thought. Each of us has a key.',
      'Don’t say no to a call. By two in the afternoon it’s quiet. To most, it’s new. You can put it to the team. Is ' +
        'it open?',
      'Your customers own what you own. Their team is there. There are calls, and there is work. It’s own-brand.',
      'She is taller, then. More, then less. The agents you own. What could, of course, be. Each customer’s program.',
      'Loose leaves, a legal practice, and we give advice. It is live, its live calls are recorded. Who’s on call?',
      'It’s calls that come first, and it’s always said. It’s hers. Give it, and it’s yours.',
      'It’s on its own with callers, at its best in May, and at its busiest on Mondays, with its grey door in view.',
      'A thank you is enough. Listen to advice. Open to advice and legal advice.',
      'Make their will with a solicitor. If you’re clients of ours, or they’re customers, say so.',
      'From there calls go to your mobile. Most of you own a phone. Many of you own the van.',
      'Its easy set-up and its hard work. The firm reserves its right to refuse. Its potential for growth, its total ' +
        'for May, its representative in Leeds.',
      'Your going rate. Your never-ending list. A deed which effects the transfer. Loose leads.',
      'If you’re business owners, or you’re people who care. Who’s staff and who’s a customer?',
      'When you’re busy calls are answered. When it’s quiet you’re free. The make’s own parts.',
      'When a call comes in it’s answered. When you log in you’re asked for a code. When the trial is over it’s up to ' +
        'you.',
      'Look for your welcome email. Your able assistant. Everyday IT support. For everyday at home or work.',
      'It does its very best to help. It keeps its cool when callers shout. Our home cares for its elderly with ' +
        'respect.',
      'We were smaller then and had one phone. Pick one or the other then press Save. We ring once more then send a ' +
        'text.',
      'The receptionist we have there answers in Welsh. He and she are partners. With the might of a large team ' +
        'behind you.',
      'They’re own-label goods. See who’s call handling today. Loose sales leads. Our support programs run on ' +
        'Windows.',
      'Ask a colleague whose left hand hurts. Read about if and when it rings. Go at times like these. What your ' +
        'asking price says.',
      'A dog in the manger. Tell a from b. The from address. The order form your clients use. A massage, and a moth ' +
        'trap.',
      'It talks to many callers. Whatever the weather you wear. In everyday use. All hours except calls. Less is ' +
        'more.',
      'What it is made of is good. Plan a and plan b. A to-do list, and the who’s who. In the on-call rota. As is ' +
        'their wont.',
      'Were you there? Your on-call rota. Your own two hands. He rang the other then left. Whose calls are these?',
      'She tells you details. From there it goes on. They phone a supplier. Its also-ran. Use it as a guide. Go ' +
        'through the door.',
      'What it’s hearing is a call. The check in the diary. In sight of land. A drawing of the site. A picture of ' +
        'health.',
    ],
  },
  'repeated-words': {
    wrong: [
      [
        'One word word and the\nthe other.',
        `1:10 repeated-words, fixed: The word "word" is written twice. Delete one of the two. ${allow.words}`,
        `2:1 repeated-words: The word "the" is written twice. Delete one of the two. ${allow.words}`,
      ],
      [
        'An agent that that always answers. Agents agents call from an inn inn. He he calls, and they came came.',
        `1:15 repeated-words, fixed: The word "that" is written twice. Delete one of the two. ${allow.words}`,
        `1:43 repeated-words, fixed: The word "Agents" is written twice. Delete one of the two. ${allow.words}`,
        `1:67 repeated-words, fixed: The word "inn" is written twice. Delete one of the two. ${allow.words}`,
        `1:75 repeated-words, fixed: The word "He" is written twice. Delete one of the two. ${allow.words}`,
        `1:99 repeated-words, fixed: The word "came" is written twice. Delete one of the two. ${allow.words}`,
      ],
      [
        'It lay in in the rain. Our rooms are are ready. The of what we do.',
        `1:11 repeated-words, fixed: The word "in" is written twice. Delete one of the two. ${allow.words}`,
        `1:38 repeated-words, fixed: The word "are" is written twice. Delete one of the two. ${allow.words}`,
        '1:49 repeated-words: "The of": a word is missing between the two, or one of them is left over. Write the ' +
          `missing word, or delete one. ${allow.words}`,
      ],
      [
        'The price is low. The price is low.',
        `1:19 repeated-words: The sentence is written twice. Delete one of the two. ${allow.words}`,
      ],
    ],
    right: [
      'The <b>and</b> is bold, as the **of** is. What the *of* is. Zsazu Zsazu came. The news is that that always works.',
      'He had had enough, and said that that was fine (so far). We make sure that that never happens.',
      'The band The The is a odd one. {/* allow: words */}',
      'The price is low. The price is low. {/* allow: words */}',
      'The customer whose van it is is on the line. Group A agents answer first.',
    ],
  },
  'repeated-paragraphs': {
    wrong: [
      [
        'One paragraph of eight words, which stands here twice.\n\nOne paragraph of eight words, which stands here twice.',
        '3:1 repeated-paragraphs: This paragraph is already in line 8. Delete one of the two.',
      ],
      [
        'A paragraph of eight words that comes twice.\n\nA paragraph of  eight words\nthat comes twice.',
        '3:1 repeated-paragraphs: This paragraph is already in line 8. Delete one of the two.',
      ],
    ],
    right: ['A paragraph of no more than seven.\n\nA paragraph of no more than seven.'],
  },
}
