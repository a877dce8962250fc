import type { TextCases } from '../../cases.ts'

/** Links and what they say. */
export const linkCases: TextCases = {
  links: {
    wrong: [
      [
        'Please [call](tel:02079460999) us.',
        '1:15 links: The link "tel:02079460999" has no valid telephone number. It lacks the code of the country: ' +
          'write tel:+442079460999. Our own are tel:hotline and tel:main.',
      ],
      ['See [one](#).', '1:11 links: The link leads nowhere. Write where it leads, such as /pricing.'],
      [
        'See [VAT](https://www.gov,uk/vat).',
        '1:11 links: The link "https://www.gov,uk/vat" has a comma in the name of the site. Write ' +
          'https://www.gov.uk/vat.',
      ],
      [
        'See [VAT](https://www.google.com/url?q=https://www.gov.uk/vat&sa=D).',
        '1:11 links, fixed: The link leads through www.google.com, which records who follows it. Write ' +
          'https://www.gov.uk/vat.',
      ],
      [
        'See [prices](https://www.google.com/url?q=https://small-site.test/prices&sa=D).',
        '1:14 links, fixed: The link leads through www.google.com, which records who follows it. Write /prices.',
      ],
      [
        'See [the prices](/prices?utm_source=card).',
        '1:18 links: The link has "utm_source", which would replace where the visitor really came from. Write ' +
          '/prices.',
      ],
      [
        'See [prices](/pri\u200bces).',
        '1:14 links, fixed: The address contains a sign that cannot be seen. Write /prices.',
      ],
      [
        'See [prices](www.small-site.test/prices).',
        '1:14 links, fixed: The link "www.small-site.test/prices" names this site\'s own address. Write /prices.',
      ],
      [
        'See [one](/notes) and [another](/notes).',
        '-3:8 links: The page is a draft, but 2 links lead to it: content/mistake.mdx:8, content/mistake.mdx:8. ' +
          'Delete the line "draft", or remove the links until visitors can open the page.',
      ],
      [
        '<Links of={[{ label: "Prices", href: "/prices" }, { label: "Nowhere", href: "/nowhere-at-all" }]} />',
        '1:78 links: There is no page /nowhere-at-all. Write the path of a page, or add the page to content/.',
      ],
      ['<Go href="/qiuet">A quiet page</Go>', '1:11 links: There is no page /qiuet. Did you mean "/quiet"?'],
      ['See [the prices](/price).', '1:18 links: There is no page /price. Did you mean "/prices"?'],
      ['See [the prices](/Prices).', '1:18 links, fixed: There is no page /Prices. Write /prices.'],
      ['See <a href="/prizes">the prices</a>.', '1:14 links: There is no page /prizes. Did you mean "/prices"?'],
      ['See [the prices][p].\n\n[p]: /pricess', '3:6 links: There is no page /pricess. Did you mean "/prices"?'],
      [
        'See [the alert](javascript:alert(1)), [the drive](C:\\prices.pdf), [the letter](mailto:us) and [the ' +
          'call](tel:sales).',
        '1:17 links: A link cannot begin with "javascript:". Write the path of a page, such as /pricing, or an ' +
          'address that begins with https://, mailto: or tel:.',
        '1:51 links: A link cannot begin with "C:". Write the path of a page, such as /pricing, or an address ' +
          'that begins with https://, mailto: or tel:.',
        '1:80 links: The link "mailto:us" has no valid e-mail address. Write the whole address behind mailto:, ' +
          'with its @.',
        '1:106 links: The link "tel:sales" has no valid telephone number. Write + and the digits, with the code ' +
          'of the country; our own are tel:hotline and tel:main.',
      ],
      [
        'See [the notes](/notes).',
        '1:17 links: The page /notes is a draft, so the link leads nowhere. Remove the link until visitors can ' +
          'open the page.',
      ],
      [
        'See [the prices](./prices.mdx#what-it-costs).',
        '1:18 links, fixed: The link "./prices.mdx#what-it-costs" does not begin with a slash. Write ' +
          '/prices#what-it-costs.',
      ],
      [
        'See [the prices](https://www.small-site.test/Prices/), [the first page](http://small-site.test) and [a page ' +
          'that is gone](https://small-site.test/prizes).',
        '1:18 links, fixed: The link "https://www.small-site.test/Prices/" names this site\'s own address. Write ' +
          '/prices.',
        '1:73 links, fixed: The link "http://small-site.test" names this site\'s own address. Write /.',
        '1:123 links: The link "https://small-site.test/prizes" names this site\'s own address. Write its path. ' +
          'There is no page /prizes. Did you mean "/prices"?',
      ],
      [
        'See [the prices](http://localhost:3000/prices#what-it-costs), [a page that is ' +
          'gone](http://127.0.0.1:3000/prizes), [a search](http://localhost:3000/quiet?a=1&amp;b=2), or ' +
          'http://localhost:3000/quiet itself.',
        '1:18 links, fixed: The link "http://localhost:3000/prices#what-it-costs" works only on your own computer. ' +
          'Write /prices#what-it-costs.',
        '1:85 links: The link "http://127.0.0.1:3000/prizes" works only on your own computer. Write its path. ' +
          'There is no page /prizes. Did you mean "/prices"?',
        '1:116 links: The link "http://localhost:3000/quiet?a=1&b=2" works only on your own computer. Write ' +
          '/quiet?a=1&b=2.',
        '1:172 links: The link "http://localhost:3000/quiet" works only on your own computer. Write it as a link: ' +
          '[what it leads to](/quiet).',
      ],
      [
        'See [a later page](/tomorrow).',
        '1:20 links: The page /tomorrow is not published before 2099-01-01, so the link leads nowhere. Remove the ' +
          'link until visitors can open the page.',
      ],
      [
        'See [one](https:/www.example.org/a), [two](https://example), [three](http://www.example.org), ' +
          '[four](//www.example.org), [five](www.example.org), [six](us@example.org).',
        '1:11 links, fixed: The link "https:/www.example.org/a" lacks a slash. Write https://www.example.org/a.',
        '1:44 links: The link "https://example" is not a complete address. Write it as the browser shows it, such ' +
          'as https://www.example.com/page.',
        '1:70 links, fixed: The link "http://www.example.org" begins with http://, which browsers warn about. Write ' +
          'https://www.example.org.',
        '1:102 links, fixed: The link "//www.example.org" does not begin with https://. Write https://www.example.org.',
        '1:129 links, fixed: The link "www.example.org" lacks https://. Write https://www.example.org.',
        '1:153 links, fixed: The link "us@example.org" is an e-mail address without mailto:. Write ' +
          'mailto:us@example.org.',
      ],
      ['See [the prices](/prices/).', '1:18 links, fixed: There is no page /prices/. Write /prices.'],
      [
        'See [the prices]() and <a href="">the quiet page</a>.',
        '1:5 links: The link has no address. Write where it leads, such as /pricing.',
        '1:33 links: The link has no address. Write where it leads, such as /pricing.',
      ],
      ['See [the prices](prices).', '1:18 links, fixed: The link "prices" does not begin with a slash. Write /prices.'],
      [
        'See [the prices](/pricing) and <Go href="/pricing#what-it-costs">what it costs</Go>, or [the quiet ' +
          'page](/qiuet).',
        '1:18 links: There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
          '"redirectFrom: /pricing" at its top.',
        '1:42 links: There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
          '"redirectFrom: /pricing" at its top.',
        '1:106 links: There is no page /qiuet. Did you mean "/quiet"?',
      ],
    ],
    right: ['See [a search](https://www.google.com/search?q=desks) and [a port](https://www.example.com:8080/a).'],
  },
  anchors: {
    wrong: [
      [
        '[Here it is](/prices#a)\n\n[and there](/prices#a)\n\n[or so](/prices#a)',
        '1:14 anchors: The page /prices has no heading or section with the id "a". If its heading has another ' +
          'name now, write <Section id="a"> around it in content/prices.mdx.',
        '3:13 anchors: The page /prices has no heading or section with the id "a". If its heading has another ' +
          'name now, write <Section id="a"> around it in content/prices.mdx.',
        '5:9 anchors: The page /prices has no heading or section with the id "a". If its heading has another name ' +
          'now, write <Section id="a"> around it in content/prices.mdx.',
      ],
      [
        '[Here it is](/prices#what)\n\n[and there](/prices#what)',
        '1:14 anchors: The page /prices has no heading or section with the id "what". Use one of: prices, what-it-costs.',
        '3:13 anchors: The page /prices has no heading or section with the id "what". Use one of: prices, what-it-costs.',
      ],
      [
        '<Go href="#nothing">Somewhere else</Go>',
        '1:11 anchors: This page has no heading or section with the id "nothing". Use one of: one.',
      ],
      [
        '## Two things\n\nSee [two things](#two-thing).',
        '3:18 anchors: This page has no heading or section with the id "two-thing". Did you mean "two-things"?',
      ],
      [
        'See [what it costs](/prices#what-it-cost).',
        '1:21 anchors: The page /prices has no heading or section with the id "what-it-cost". Did you mean ' +
          '"what-it-costs"?',
      ],
      [
        'See [what we promise](#100%) and [what it costs](/prices#what%-it-costs).\n\n## 100%\n\nTwo.',
        '1:23 anchors: This page has no heading or section with the id "100%". Did you mean "100"?',
        '1:50 anchors: The page /prices has no heading or section with the id "what%-it-costs". Did you mean ' +
          '"what-it-costs"?',
      ],
    ],
  },
  'redirected-links': {
    wrong: [
      [
        '<Go href="/older?a=1#what-it-costs">The prices</Go>',
        '1:11 redirected-links, fixed: The page /older has moved to /prices. Write /prices?a=1#what-it-costs.',
      ],
      [
        'See [the prices](/old-prices).',
        '1:18 redirected-links, fixed: The page /old-prices has moved to /prices. Write /prices.',
      ],
    ],
  },
  'link-names': {
    wrong: [
      [
        'See the [sales agent of the tests](/prices), or [the sales agent of the tests](/prices).',
        '1:49 link-names: The link is called "the sales agent of the tests", as the page /sales, but leads to ' +
          '/prices. Write (/sales), or say in other words where it leads.',
      ],
    ],
  },
  'link-text': {
    wrong: [
      [
        '<Go href="/prices">Read more</Go>',
        '1:1 link-text: The words of the link, "Read more", do not say where it leads. Write what it leads to, ' +
          'such as [all prices](/pricing).',
      ],
      [
        'See [https://www.example.com/a](https://www.example.com/a).',
        '1:5 link-text: The link text is its address. Write what it leads to, in words.',
      ],
      [
        'For prices click [here](/prices).',
        '1:18 link-text: The words of the link, "here", do not say where it leads. Write what it leads to, such ' +
          'as [all prices](/pricing).',
      ],
      [
        'Please ask [ here ](/prices).',
        '1:12 link-text: The words of the link, "here", do not say where it leads. Write what it leads to, such as ' +
          '[all prices](/pricing).',
      ],
      [
        '[More info](/prices)',
        '1:1 link-text: The words of the link, "More info", do not say where it leads. Write what it leads to, such ' +
          'as [all prices](/pricing).',
      ],
      [
        'See [](/prices) and [ ](/quiet).',
        '1:5 link-text: The link has no text, so it is invisible. Write between the square brackets what it leads ' +
          'to, such as [all prices](/pricing).',
        '1:21 link-text: The link has no text, so it is invisible. Write between the square brackets what it ' +
          'leads to, such as [all prices](/pricing).',
      ],
    ],
  },
}
