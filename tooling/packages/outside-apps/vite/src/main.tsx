import '@matchday/ui/theme/global.css';
import '@matchday/ui/button.css';
import { Button } from '@matchday/ui/button';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { themeClass } from './theme.css';

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Bought {count}</Button>;
}

document.documentElement.className = themeClass;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Counter />
    </StrictMode>,
  );
