import { renderInput_unstable, useInput_unstable, type InputProps as FluentInputProps } from '@fluentui/react-components'
import { forwardRef } from 'react'

export type InputProps = Omit<FluentInputProps, 'root' | 'size' | 'appearance'>

/** Fluent's input in the styles of `field.css`: Fluent makes its own at run time, with code that weighs more than a form. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input({ contentAfter, ...props }, ref) {
  const after = contentAfter ? { contentAfter: { className: 'pe-input-after', children: contentAfter } } : undefined
  return renderInput_unstable(useInput_unstable({ ...props, ...after, root: { className: 'pe-input' } }, ref))
})
