/** The three choices: follow the system, or override it. */
const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The choice of theme. The page's script makes it work; without script it is not shown. */
export function ThemeControl({ place }: { place: 'header' | 'drawer' | 'footer' }) {
  return (
    <fieldset className={`theme theme-${place}`}>
      <legend className="sr-only">{place === 'header' ? 'Theme' : `Theme (${place})`}</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            className="sr-only"
            name={`theme-${place}`}
            value={value}
            defaultChecked={value === 'system'}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
