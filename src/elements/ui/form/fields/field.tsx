import { Field as FluentField, type FieldProps } from '@fluentui/react-components'
import { asPart } from '../../../runtime/part.ts'

const fieldPart = asPart('field')

/** Control with its label, hint and message, exposed as part `field`. */
export const Field = (props: FieldProps) => <FluentField ref={fieldPart} {...props} />
