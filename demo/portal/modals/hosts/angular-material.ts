import '@angular/compiler'
import './angular-material.css'
import { Component, ElementRef, inject } from '@angular/core'
import { MAT_DIALOG_DATA, MatDialog, MatDialogConfig } from '@angular/material/dialog'
import { createApplication } from '@angular/platform-browser'
import type { Open } from '../hosts.ts'

class Holder {
  readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement
  readonly record = inject<HTMLElement>(MAT_DIALOG_DATA)

  ngOnInit() {
    this.element.append(this.record)
  }
}

const HolderComponent = Component({ selector: 'app-holder', template: '' })(Holder)

const application = createApplication()

export const dialog: Open = (record, closed) => {
  const opened = application.then(({ injector }) => {
    const configuration = Object.assign(new MatDialogConfig(), {
      data: record,
      width: '960px',
      maxWidth: '95vw',
      maxHeight: '90vh',
      // The page closes it on Back. In Safari it opens before Angular hears of the navigation to it, and would close at once.
      closeOnNavigation: false,
    })
    const reference = injector.get(MatDialog).open(HolderComponent, configuration)
    reference.afterClosed().subscribe(closed)
    return reference
  })
  return () => void opened.then((reference) => reference.close())
}
