import {
  Button,
  ButtonLink,
  buttonSizes,
  buttonVariants,
  Spinner,
  type ButtonSize,
  type ButtonVariant,
} from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** All buttons: eleven variants in four sizes, and disabled; below, the states that a screenshot cannot show. */
export function ButtonTable() {
  return (
    <>
      <div className="table-box" role="region" aria-label="Buttons" tabIndex={0}>
        <table className="[&_:is(td,th)]:align-middle">
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {buttonSizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">disabled</th>
            </tr>
          </thead>
          <tbody>
            {buttonVariants.map((variant) => (
              <tr key={variant}>
                <th scope="row">{variant}</th>
                {buttonSizes.map((size) => (
                  <td key={size}>
                    <Specimen variant={variant} size={size} />
                  </td>
                ))}
                <td>
                  <Button variant={variant} className="rc" disabled>
                    {labelOf(variant)}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Button variant="outline" className="outline-3 outline-offset-3 outline-focus outline-solid">
          Focused
        </Button>
        <Button size="lg" disabled>
          <Spinner />
          Submitting...
        </Button>
        <ButtonLink href="/" variant="outline">
          <Icon name="arrow-left" />A link
        </ButtonLink>
        <Button className="btn-sm" size="icon" variant="outline" aria-label="Small icon">
          <Icon name="plus" />
        </Button>
      </div>
    </>
  )
}

function Specimen({ variant, size }: { variant: ButtonVariant; size: ButtonSize }) {
  const label = labelOf(variant)
  return size === 'icon' ? (
    <Button variant={variant} size={size} className="rc" aria-label={label}>
      <Icon name="plus" />
    </Button>
  ) : (
    <Button variant={variant} size={size} className="rc">
      {label}
    </Button>
  )
}

function labelOf(variant: ButtonVariant): string {
  return variant[0]!.toUpperCase() + variant.slice(1).replace('-', ' ')
}
