import { useFieldControlProps_unstable } from '@fluentui/react-components'
import { ChevronDown24Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import type { ComponentProps } from 'react'

/** Native select, which works with keyboards, phones and screen readers. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="pe-select">
      <select {...useFieldControlProps_unstable(props, { supportsLabelFor: true, supportsRequired: true })} />
      <ChevronDown24Regular />
    </span>
  )
}
