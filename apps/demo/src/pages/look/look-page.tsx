import './styles/compact.css'
import './styles/spacious.css'
import './styles/split.css'
import './styles/studio.css'
import { useState } from 'react'
import { TourPage } from '../../layout/tour-page'
import { CopiedFile } from './copied-file'
import type { Look } from './look'
import { LookForm } from './look-form'
import { LookPreview } from './look-preview'
import { presets } from './presets'
import { toComponentCode, toStyleSheet } from './theme-code'

/** A studio for the look of the SDK's pages, with the code to copy. */
export default function LookPage() {
  const [look, setLook] = useState<Look>({ ...presets.plain.look, preset: 'plain' })
  return (
    <TourPage
      stop="look"
      lead="Start from a preset, change what you like, and copy the theme into your app. The language is in the header."
      isWide
    >
      <div className="studio">
        <LookForm look={look} onChange={setLook} />
        <LookPreview look={look} />
      </div>
      <h2 className="copied-title">Copy theme</h2>
      <div className="copied-files">
        <CopiedFile name="auth-theme.tsx" text={toComponentCode(look)} />
        <CopiedFile name="auth-theme.css" text={toStyleSheet(look)} />
      </div>
    </TourPage>
  )
}
