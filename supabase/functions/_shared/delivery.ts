import { forms, type FormDefinition } from '../../../data/forms.ts'

/** A request as the database returns it. */
export type StoredRequest = {
  id: string
  /** A key of `forms`. An old request may name a form that no longer exists. */
  form: string
  /** When it was stored, as an ISO date in UTC. */
  createdAt: string
  email: string
  /** The submitted values by field name. */
  fields: Record<string, string>
  page: string
  referrer: string
  utm: Record<string, string>
  quarantinedFor: string | null
}

/** A request's values with their labels: the form's fields in order, then unknown fields under their names. */
export function labelledFields({ form, fields }: Pick<StoredRequest, 'form' | 'fields'>): [string, string][] {
  const known = (forms as Record<string, FormDefinition>)[form]?.fields ?? {}
  const names = new Set([...Object.keys(known), ...Object.keys(fields)])
  return [...names].map((name) => [known[name]?.label ?? name, fields[name] ?? ''])
}

/** How many failed deliveries and quarantined requests wait for a person. */
export type Digest = { dead: number; quarantined: number }

/** A row of the outbox, leased to one worker. It holds a request or a digest. */
export type Delivery = {
  id: string
  /** Identifies the worker's claim when the result is stored. */
  lease: string
  attempts: number
  /** Seconds since the first attempt. */
  tried_seconds: number
  request: StoredRequest | null
  digest: Digest | null
}

/** The result of one attempt to deliver. */
export type DeliveryResult =
  { result: 'sent'; providerId?: string } | { result: 'retry'; error: string; retryAfterSeconds?: number }

/** Sends a delivery to the team. */
export type Deliver = (delivery: Delivery) => Promise<DeliveryResult>
