import { useCallback, useState } from 'react'
import { PLAYBOOK_REPLY } from '../../../data/forms.ts'
import type { Playbook } from '../../../data/playbooks.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The request form for a custom playbook. With `?playbook=` and an id it starts from that one and shows its steps. */
export function PlaybookForm({ route }: WidgetContext) {
  const [cloned, setCloned] = useState<Playbook>()
  const prefill = useCallback(async () => {
    const id = new URLSearchParams(location.search).get('playbook')
    if (id === null) return {}
    // Loaded only for visitors who came from a playbook: the records are larger than the form.
    const { clonedPlaybook, playbookFormValues } = await import('../../forms/prefill.ts')
    setCloned(clonedPlaybook(id))
    return playbookFormValues(id)
  }, [])
  return (
    <>
      {cloned && <ClonedPlaybook {...cloned} />}
      <Form id="playbook" route={route} promise={`We’ll reply within ${PLAYBOOK_REPLY}.`} prefill={prefill} />
    </>
  )
}

function ClonedPlaybook({ name, steps }: Playbook) {
  return (
    <section className="playbook-form-cloned" aria-labelledby="cloned">
      <h3 id="cloned">Make “{name}” yours</h3>
      <p>These are its steps. Tell us your hours, your prices and what should be different.</p>
      <ol>
        {steps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  )
}
