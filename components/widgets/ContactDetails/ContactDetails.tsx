import { z } from 'zod'
import { site } from '../../../data/site.ts'
import { declareWidget } from '../declare.ts'

type ContactDetailsProps = {
  /** Whether to show the postal address and the closed days as well. */
  postal: boolean
}

/** How to reach a person: telephone, hours and email. */
export function ContactDetails({ postal }: ContactDetailsProps) {
  return (
    <dl className="contact-details">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={site.phone.href}>{site.phone.label}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>
          {site.hours.days} <span className="whitespace-nowrap">{site.hours.times}</span>
          {postal && (
            <>
              <br />
              {site.hours.closed}
            </>
          )}
        </dd>
      </div>
      {postal && (
        <div>
          <dt>Address</dt>
          <dd>
            <address className="not-italic">
              {[site.brand, ...site.address].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
      )}
    </dl>
  )
}

export default declareWidget({
  name: 'ContactDetails',
  description: 'How to reach a person: the main line, when it is answered, and the email address.',
  props: z.strictObject({
    postal: z.boolean().default(false).describe('Whether to show the postal address and the closed days as well.'),
  }),
  example: '<ContactDetails />',
  component: ContactDetails,
})
