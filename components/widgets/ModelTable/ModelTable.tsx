import { modelComparison } from '../../../data/eras.ts'

/** Three ways to run an office, compared row by row. */
export function ModelTable() {
  return (
    <div className="table-box models" role="region" aria-label="Business models compared" tabIndex={0}>
      <table>
        <thead><tr><td /><th scope="col">More people</th><th scope="col">More software</th><th scope="col">Digital staff</th></tr></thead>
        <tbody>
          {modelComparison.map(({ aspect, people, software, agents }) => (
            <tr key={aspect}><th scope="row">{aspect}</th><td>{people}</td><td>{software}</td><td>{agents}</td></tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
