'use client'
import { useState } from 'react'

export default function Page() {
  const [name] = useState('Ada')
  return <p>{name}</p>
}
