import { modelComparison } from '../../../data/eras.ts'

/** Three ways to run an office, compared row by row. On phones a row's name stands above its three cells, so the roles are said aloud: a grid is no table to every browser. */
export function ModelTable() {
  return (
    <div className="table-box models">
      <table role="table" aria-label="Business models compared">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {['More people', 'More software', 'Digital staff'].map((model) => (
              <th key={model} role="columnheader" scope="col">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {modelComparison.map(({ aspect, people, software, agents }) => (
            <tr key={aspect} role="row">
              <th role="rowheader" scope="row">
                {aspect}
              </th>
              {[people, software, agents].map((text, i) => (
                <td key={i} role="cell">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
