import './layers.css';
import './reset.css';
import './base.css';
