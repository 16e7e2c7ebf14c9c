import type { ComponentType } from 'react'
import { Preview } from '../../preview/preview'
import {
  SettingsPreview,
  SignInPreview,
  TeamPreview,
  UserMenuPreview,
} from '../../preview/previews'
import type { ShowcaseTab } from './showcase-tabs'

const previews: Record<ShowcaseTab, ComponentType> = {
  'sign-in': SignInPreview,
  'user-button': UserMenuPreview,
  settings: SettingsPreview,
  teams: TeamPreview,
}

/** A component in light mode on the left half of the stage, and in dark mode on the right half. */
export default function Picture({ of }: { of: ShowcaseTab }) {
  const Component = previews[of]
  return ['light', 'dark'].map((mode) => (
    <div key={mode} className={`half ${mode} ${of}`}>
      <Preview>
        <Component />
      </Preview>
    </div>
  ))
}
