import type { Language } from '@app/react'
import { useLanguage } from '../language'

/** Texts of the header and the footer. */
interface LayoutTexts {
  /** Accessible name of the link to the home page. */
  home: string
  outbox: string
  /** Follows the number of new emails, for screen readers. */
  unread: string
  language: string
  lightMode: string
  darkMode: string
  /** Precedes the version. */
  version: string
  documents: string
  guide: string
  service: string
}

/** Returns the texts in the language of the SDK's pages. */
export function useTexts(): LayoutTexts {
  return texts[useLanguage()]
}

const spanish: LayoutTexts = {
  home: 'Demo, inicio',
  outbox: 'Bandeja de salida',
  unread: 'sin leer',
  language: 'Idioma',
  lightMode: 'Modo claro',
  darkMode: 'Modo oscuro',
  version: 'Versión',
  documents: 'Documentos',
  guide: 'Guía',
  service: 'Operar el servicio',
}

const french: LayoutTexts = {
  home: 'Demo, accueil',
  outbox: 'Boîte d’envoi',
  unread: 'à lire',
  language: 'Langue',
  lightMode: 'Mode clair',
  darkMode: 'Mode sombre',
  version: 'Version',
  documents: 'Documents',
  guide: 'Guide',
  service: 'Exploiter le service',
}

const texts: Record<Language, LayoutTexts> = {
  'en-US': {
    home: 'Demo, home',
    outbox: 'Outbox',
    unread: 'new',
    language: 'Language',
    lightMode: 'Light mode',
    darkMode: 'Dark mode',
    version: 'Version',
    documents: 'Documents',
    guide: 'Guide',
    service: 'Running the service',
  },
  'de-DE': {
    home: 'Demo, Startseite',
    outbox: 'Postausgang',
    unread: 'neu',
    language: 'Sprache',
    lightMode: 'Heller Modus',
    darkMode: 'Dunkler Modus',
    version: 'Version',
    documents: 'Dokumente',
    guide: 'Anleitung',
    service: 'Den Dienst betreiben',
  },
  'es-ES': spanish,
  'es-419': spanish,
  'fr-FR': french,
  'fr-CA': french,
  'it-IT': {
    home: 'Demo, home',
    outbox: 'Posta in uscita',
    unread: 'da leggere',
    language: 'Lingua',
    lightMode: 'Modalità chiara',
    darkMode: 'Modalità scura',
    version: 'Versione',
    documents: 'Documenti',
    guide: 'Guida',
    service: 'Gestire il servizio',
  },
  'pt-BR': {
    home: 'Demo, início',
    outbox: 'Caixa de saída',
    unread: 'não lidos',
    language: 'Idioma',
    lightMode: 'Modo claro',
    darkMode: 'Modo escuro',
    version: 'Versão',
    documents: 'Documentos',
    guide: 'Guia',
    service: 'Operar o serviço',
  },
  'pt-PT': {
    home: 'Demo, início',
    outbox: 'Caixa de saída',
    unread: 'por ler',
    language: 'Idioma',
    lightMode: 'Modo claro',
    darkMode: 'Modo escuro',
    version: 'Versão',
    documents: 'Documentos',
    guide: 'Guia',
    service: 'Operar o serviço',
  },
  'zh-CN': {
    home: 'Demo，首页',
    outbox: '发件箱',
    unread: '封新邮件',
    language: '语言',
    lightMode: '浅色模式',
    darkMode: '深色模式',
    version: '版本',
    documents: '文档',
    guide: '指南',
    service: '运行服务',
  },
  'zh-TW': {
    home: 'Demo，首頁',
    outbox: '寄件匣',
    unread: '封新郵件',
    language: '語言',
    lightMode: '淺色模式',
    darkMode: '深色模式',
    version: '版本',
    documents: '文件',
    guide: '指南',
    service: '維運服務',
  },
  'ja-JP': {
    home: 'Demo、ホーム',
    outbox: '送信トレイ',
    unread: '件の新着',
    language: '言語',
    lightMode: 'ライトモード',
    darkMode: 'ダークモード',
    version: 'バージョン',
    documents: 'ドキュメント',
    guide: 'ガイド',
    service: 'サービスの運用',
  },
  ar: {
    home: 'Demo، الصفحة الرئيسية',
    outbox: 'صندوق الصادر',
    unread: 'جديد',
    language: 'اللغة',
    lightMode: 'الوضع الفاتح',
    darkMode: 'الوضع الداكن',
    version: 'الإصدار',
    documents: 'المستندات',
    guide: 'الدليل',
    service: 'تشغيل الخدمة',
  },
}
