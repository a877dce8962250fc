/** Words of a question that say nothing about the page that answers it; the search leaves them out. */
export const stopWords: readonly string[] =
  `a about after all already also an and any anybody anyone anything are as at be been before being but by can cannot
  can’t could did do does doesn’t don’t else ever every for from gets getting give gives go goes going got had has have
  having how i if I’m in into is isn’t it its I’ve just know let like long lot make makes many may me might more most much
  must my need needs no now of off on one only or our out own possible put really same say says shall she should show
  so some still such take takes tell than that that’s the their them then there these they thing things this those to
  too under until us use used uses using very want wants was way we well were what what’s when where which while who
  who’s why will with without work works would yes you your you’re yours`.split(/\s+/)

/** Words by which visitors look for a page. */
export type SearchWords = {
  /** The page. */
  href: string
  /** Their words, which the page itself may not use. They count as much as the page's title. */
  words: string
}

/** The pages that answer visitors' usual questions, by the words that visitors use. */
export const searchWords: readonly SearchWords[] = [
  {
    href: '/pricing',
    words:
      'how much does it cost costs price prices pricing charge charges fee fees rate rates cheap cheaper expensive discount discounts bundle VAT tax quote tariff plan plans subscription monthly refund refunds money back guarantee cancel cancellation contract minimum term notice trial free payment pay card invoice per minute per call setup fee',
  },
  {
    href: '/contact',
    words:
      'contact phone phone number telephone call us email address office hours opening hours speak talk person human someone help complaint complain where based location',
  },
  {
    href: '/demo',
    words: 'demo demonstration try test listen hear sample voice sound sounds example live hotline book a demo accent',
  },
  {
    href: '/hire-receptionist',
    words: 'sign up signed get started start buy order',
  },
  {
    href: '/security',
    words:
      'security secure safe safety GDPR data protection encryption encrypted hacked hack breach server UK servers stored storage ISO 27001 SOC 2',
  },
  {
    href: '/privacy',
    words: 'privacy personal data delete my data are calls recorded recording subject access request',
  },
  { href: '/terms', words: 'terms and conditions terms of service liability law small print' },
  { href: '/cookies', words: 'cookie cookies tracking analytics cookies consent banner' },
  {
    href: '/compliance-centre',
    words: 'certificate certificates certification certified ISO SOC DPIA regulation regulated audit compliance pack',
  },
  {
    href: '/receptionist',
    words:
      'receptionist phone answering telephone answering call answering voicemail missed call answer phone calls out of hours night weekend holiday switchboard diary appointment booking transfer',
  },
  {
    href: '/sales',
    words: 'sales lead leads enquiry enquiries quote follow up quotes convert conversion prospects CRM',
  },
  {
    href: '/support',
    words: 'customer service customer support help desk chatbot live chat web chat order tracking tickets',
  },
  {
    href: '/finance',
    words:
      'invoice invoices invoicing late payers late payment overdue debt bookkeeping bills Xero QuickBooks Sage accounts',
  },
  {
    href: '/marketing',
    words: 'marketing newsletter social media Facebook Instagram campaign reviews Google reviews email marketing',
  },
  {
    href: '/hr',
    words: 'HR staff holiday leave sick sickness onboarding new starter recruitment handbook rota employees',
  },
  { href: '/operations', words: 'operations rota jobs schedule scheduling stock inventory dispatch vans checklist' },
  { href: '/compliance', words: 'records documents expiry signatures right to work audit trail files' },
  { href: '/content', words: 'write writing blog website text copy copywriting articles posts case study' },
  { href: '/analytics', words: 'reports reporting weekly report figures statistics dashboard numbers KPI' },
  { href: '/dental', words: 'dentist dentists dental practice teeth hygienist orthodontist surgery NHS' },
  {
    href: '/solicitors',
    words: 'lawyer lawyers law firm legal solicitor barrister attorney conveyancing wills probate paralegal',
  },
  { href: '/auto', words: 'garage garages mechanic car cars MOT tyre tyres automotive body shop vehicle' },
  {
    href: '/real-estate',
    words:
      'estate agent estate agents letting agent letting agents lettings landlord tenants property realtor viewings',
  },
  {
    href: '/trades',
    words:
      'plumber plumbers electrician builder builders roofer heating engineer boiler tradesman tradespeople handyman joiner painter decorator',
  },
  {
    href: '/restaurants',
    words: 'restaurant cafe pub bar takeaway hotel table bookings reservation reservations catering food',
  },
  {
    href: '/clinics',
    words: 'clinic doctor GP physio physiotherapist medical vet vets chiropractor private clinic patients optician',
  },
  { href: '/ecommerce', words: 'online shop shop webshop store Shopify WooCommerce returns parcels delivery retail' },
  { href: '/accountants', words: 'accountant accountancy bookkeeper tax return self assessment payroll' },
  {
    href: '/education',
    words: 'school schools nursery college tutor tutoring teacher training provider parents pupils university',
  },
  {
    href: '/transcripts',
    words: 'transcript transcripts sample calls example conversation what does it say script',
  },
  {
    href: '/agent-readiness',
    words: 'which agent to hire first assessment quiz readiness suitable',
  },
  { href: '/calculator', words: 'calculator worth it ROI return on investment savings save money' },
  {
    href: '/digital-transformation',
    words: 'enterprise large company big business transformation audit PDF blueprint hundreds of staff corporate',
  },
  { href: '/partners', words: 'partner partners become a reseller resell referral refer commission affiliate agency' },
  { href: '/about', words: 'about us who are you company story founders mission' },
  { href: '/our-digital-office', words: 'team people directory who works there CEO founder' },
  { href: '/playbooks', words: 'playbook playbooks template templates workflow workflows' },
  { href: '/custom-template', words: 'custom playbook bespoke tailored own workflow integration integrations API' },
  { href: '/office', words: 'plan my office planner several agents build an office power-ups' },
]
