import { Field as FluentField, type FieldProps } from '@fluentui/react-components'
import { asPart } from '../../runtime/part.ts'

const fieldPart = asPart('field')

/** A control with its label and what is to be said of it. */
export const Field = (props: FieldProps) => <FluentField ref={fieldPart} {...props} />
