import { modelComparison } from '../../../data/eras.ts'
import { declareWidget } from '../declare.ts'

/** Three ways to run an office, compared row by row. On phones a row's name is above its three cells. */
export function ModelTable() {
  return (
    <div className="table-box model-table">
      <table aria-label="Business models compared">
        <thead>
          <tr>
            <td />
            {['More people', 'More software', 'Digital staff'].map((model) => (
              <th key={model} scope="col">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modelComparison.map(({ aspect, people, software, agents }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {[people, software, agents].map((text, i) => (
                <td key={i}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export default declareWidget({
  name: 'ModelTable',
  description: 'The business models compared: more people, more software, digital staff.',
  example: '<ModelTable />',
  component: ModelTable,
})
