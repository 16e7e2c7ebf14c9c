import type { Language } from '@app/contract'
import { ar } from './ar'
import { deDe } from './de-de'
import { enUs } from './en-us'
import { es419 } from './es-419'
import { esEs } from './es-es'
import { frCa } from './fr-ca'
import { frFr } from './fr-fr'
import { itIt } from './it-it'
import { jaJp } from './ja-jp'
import { ptBr } from './pt-br'
import { ptPt } from './pt-pt'
import type { TemplateTexts } from './template-texts'
import { zhCn } from './zh-cn'
import { zhTw } from './zh-tw'

/** Texts of the default emails by language. */
export const templateTexts: Record<Language, TemplateTexts> = {
  'en-US': enUs,
  'de-DE': deDe,
  'es-419': es419,
  'es-ES': esEs,
  'fr-FR': frFr,
  'fr-CA': frCa,
  'it-IT': itIt,
  'pt-PT': ptPt,
  'pt-BR': ptBr,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  'ja-JP': jaJp,
  ar,
}
