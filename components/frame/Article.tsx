import type { TemplateProps } from './template-props.ts'

/** A text to read: one column of 64 characters, with the contents beside it where there is room. */
export function Article({ children, contents }: TemplateProps) {
  return (
    <div className="wrap article">
      {contents.length > 0 && (
        <nav className="contents-list" aria-labelledby="contents">
          <p id="contents">On this page</p>
          <ul>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className="prose">{children}</article>
    </div>
  )
}
