import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { Entry } from './Entry.tsx'
import css from './gallery.css?inline'

/** All widgets of the registry, each with its description, props, controls and MDX to copy. */
export function Gallery({ widgets }: { widgets: readonly WidgetDeclaration[] }) {
  const groups = [
    { title: 'Widgets for pages', members: widgets.filter(({ kit }) => !kit) },
    { title: 'Parts of the kit', members: widgets.filter(({ kit }) => kit) },
  ]
  return (
    <div className="gal">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <nav className="gal-list" aria-label="Widgets">
        <label className="gal-find with-script">
          <span>Find a widget</span> <input type="search" className="in" data-find />
        </label>
        <p role="status" data-found />
        <ul>
          {widgets.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ title, members }) => (
        <section key={title} aria-labelledby={anchorOf(title)}>
          <h2 id={anchorOf(title)} className="gal-group">
            {title}
          </h2>
          {members.map((widget) => (
            <Entry key={widget.name} widget={widget} />
          ))}
        </section>
      ))}
    </div>
  )
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
