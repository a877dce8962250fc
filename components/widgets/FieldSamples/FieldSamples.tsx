import { site } from '../../../data/site.ts'
import { RequiredNote, Select, TextArea, TextInput } from '../../ui/Field.tsx'

/** The fields in their states: filled, invalid, a choice, optional with a hint, disabled. */
export function FieldSamples() {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-3">
        <TextInput id="sample-company" label="Company name" required defaultValue="Example Dental" />
        <TextInput
          id="sample-email"
          label="Work email"
          type="email"
          required
          defaultValue="reception@"
          error="Invalid email address"
        />
        <Select id="sample-industry" label="Industry" required>
          <option>Dental</option>
          <option>Legal</option>
        </Select>
        <TextInput
          id="sample-phone"
          label="Phone number"
          type="tel"
          placeholder={site.phone.label}
          hint="Only if you would rather be called."
        />
        <TextArea id="sample-message" label="Message" />
        <TextInput id="sample-off" label="Reference" defaultValue="Filled by us" disabled />
      </div>
      <RequiredNote />
    </div>
  )
}
