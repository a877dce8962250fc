import type { Journeys } from './journeys.ts'
import type { Visitor } from '../visitor.ts'

/** A form: its page, what to type into which field, a choice, and what it says once it is sent. */
type Form = { path: string; fields: Record<string, string>; choice?: string; success: string }

const PERSON = { firstName: 'Ada', lastName: 'Byron' }
const forms: Record<string, Form> = {
  'demo form': {
    path: '/',
    fields: { ...PERSON, companyName: 'Engines Ltd', workEmail: 'ada@engines.co.uk' },
    success: 'Demo Booked!',
  },
  'contact form': {
    path: '/contact',
    fields: { ...PERSON, companyName: 'Engines Ltd', workEmail: 'ada@engines.co.uk', message: 'Please call.' },
    success: 'Message sent!',
  },
  'hire form': {
    path: '/hire-receptionist',
    fields: { ...PERSON, email: 'ada@engines.co.uk', company: 'Engines Ltd' },
    choice: 'Dental',
    success: 'Request received!',
  },
  'playbook form': {
    path: '/custom-template',
    fields: {
      ...PERSON,
      email: 'ada@engines.co.uk',
      company: 'Engines Ltd',
      businessType: 'Maker',
      requirements: 'One.',
    },
    choice: 'Dental',
    success: 'Request received!',
  },
}
const SUBMIT = 'form.form [type=submit]'
const field = (name: string) => `form.form [name=${name}]`

async function fill(visitor: Visitor, { fields, choice }: Form): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await visitor.type(field(name), text)
  // By keyboard, as each engine draws its list in its own way.
  if (choice) await visitor.chooseByKey(field('industry'), choice)
}

export const formJourneys: Journeys = {}
for (const [name, form] of Object.entries(forms))
  Object.assign(formJourneys, {
    [`submits the ${name} untouched, and is told what is missing @nightly`]: async (visitor) => {
      await visitor.open(form.path)
      await visitor.click(SUBMIT)
      await visitor.sees('form.form .errm', 'First name is required')
      await visitor.hasFocus('form.form .form-errors')
    },
    [`types into the ${name} before its script comes, and sends it`]: async (visitor) => {
      visitor.site.scripts = 'held'
      await visitor.openEarly(form.path)
      await visitor.type(field('firstName'), form.fields['firstName']!)
      await visitor.releaseScripts()
      await visitor.hasValue(field('firstName'), form.fields['firstName']!)
      const rest = Object.entries(form.fields).filter(([name]) => name !== 'firstName')
      await fill(visitor, { ...form, fields: Object.fromEntries(rest) })
      await visitor.click(SUBMIT)
      await visitor.sees('h2, h3', form.success)
    },
    [`sends the ${name} without script${form.choice ? '' : ' @nightly'}`]: async (visitor) => {
      visitor.site.scripts = 'never'
      await visitor.open(form.path)
      await fill(visitor, form)
      await visitor.click(SUBMIT)
      await visitor.isAt('/thank-you')
    },
  } satisfies Journeys)
