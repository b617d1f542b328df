import { ImageAdd20Regular } from '@fluentui/react-icons/headless/svg/image-add'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type DragEvent, type InputEvent } from 'react'
import { offeredPictureTypes } from '../../../../core/contract/pictures.ts'
import type { LoadedState } from '../../../../core/forms/loaded-values.ts'
import { $pictureFieldMessages } from '../../../../core/i18n/parts/picture-field.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { Picture } from '../../picture/picture.tsx'
import { notify } from '../../feedback/toast/notify.ts'
import { Field } from './field.tsx'
import { useFormField } from '../form.tsx'
import { pixelProblemOf, problemOf } from './picture-faults.ts'
import css from './picture-field.css?inline'

setStyles('picture-field', css)

interface PictureFieldProps {
  name: string
  person: string
  url: string | null
  large?: boolean
}

interface Preview {
  address: string
  file: string
  /** Values of `files` and `url` at the time of the choice. If they change, the preview may be outdated. */
  files: LoadedState['files']
  url: string | null
}

/** Round picture with a button to choose another one, which can also be dropped on it. Previews the chosen file before the save. */
export function PictureField({ name, person, url, large }: PictureFieldProps) {
  const { error, check, files } = useFormField(name)
  const messages = useStore($pictureFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const kept = preview?.files.discarded === files.discarded ? preview : undefined
  const chosen = kept?.files.saved === files.saved ? kept : undefined
  // After a save, the preview stays until the URL of the new picture arrives.
  const shown = chosen ?? (kept?.url === url ? kept : undefined)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview.address)
  }, [preview])

  // Runs before the form's own handler, so that the form never sees a file of a wrong type or size.
  function choose({ currentTarget }: InputEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    const problem = file && problemOf(file)
    if (problem) refuse(problem)
    const next = file && !problem ? { address: URL.createObjectURL(file), file: file.name, files, url } : undefined
    setPreview(next)
    check('')
    if (file && next)
      void pixelProblemOf(next.address, file.type).then((found) => found && input.current?.files?.[0] === file && takeBack(found))
  }

  function refuse(problem: string) {
    notify('error', problem)
    if (input.current) input.current.value = ''
  }

  function takeBack(problem: string) {
    refuse(problem)
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Without these handlers, the browser would leave the page to show a dropped file.
  function drop(event: DragEvent) {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (!file || !input.current) return
    const dropped = new DataTransfer()
    dropped.items.add(file)
    input.current.files = dropped.files
    for (const type of ['input', 'change']) input.current.dispatchEvent(new Event(type, { bubbles: true }))
  }

  function remove() {
    if (!input.current) return
    input.current.value = ''
    // The form and `choose` learn of it like of any edit.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    upload.current?.focus()
  }

  return (
    <Field message={error}>
      {(control) => (
        <div
          className={large ? 'pe-picture-field pe-picture-field-large' : 'pe-picture-field'}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <Picture name={person} url={shown?.address ?? url} />
          <Button
            {...control}
            look="outline"
            buttonRef={upload}
            data-field={name}
            icon={<ImageAdd20Regular />}
            onClick={() => input.current?.click()}
          >
            <span>{messages.upload}</span>
          </Button>
          {chosen && (
            <Button onClick={remove}>
              <span>{messages.remove}</span>
            </Button>
          )}
          <input
            key={`${files.saved} ${files.discarded}`}
            ref={input}
            type="file"
            name={name}
            accept={offeredPictureTypes.join()}
            hidden
            onInput={choose}
          />
          <p role="status" className="pe-picture-chosen">
            {chosen && messages.chosen({ name: chosen.file })}
          </p>
        </div>
      )}
    </Field>
  )
}
