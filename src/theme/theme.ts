import './fonts.css';
import './reset.css';
import './themes.css';
