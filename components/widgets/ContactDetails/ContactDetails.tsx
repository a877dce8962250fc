import { site } from '../../../data/site.ts'

/** How to reach a person: telephone, hours and email. */
export function ContactDetails() {
  return (
    <dl className="contact-details">
      <div><dt>Phone</dt><dd><a href={site.phone.href}>{site.phone.label}</a></dd></div>
      <div><dt>Email</dt><dd><a href={`mailto:${site.email}`}>{site.email}</a></dd></div>
      <div><dt>Hours</dt><dd>{site.hours.open}</dd></div>
    </dl>
  )
}
