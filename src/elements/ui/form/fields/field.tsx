import { Field as FluentField, type FieldProps } from '@fluentui/react-components'

// Fluent's component drops the `part` attribute.
const fieldPart = (element: Element | null) => element?.setAttribute('part', 'field')

/** Control with its label, hint and message, exposed as part `field`. */
export const Field = (props: FieldProps) => <FluentField ref={fieldPart} {...props} />
